CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
insert into "_cf_METADATA" values (1,1795799712184000000);
