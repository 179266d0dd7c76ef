CREATE TABLE spent (one integer primary key check (one = 1), json text not null);
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
insert into "spent" values (1,'{"498833":8}');
insert into "_cf_METADATA" values (1,1795885200000000000);
