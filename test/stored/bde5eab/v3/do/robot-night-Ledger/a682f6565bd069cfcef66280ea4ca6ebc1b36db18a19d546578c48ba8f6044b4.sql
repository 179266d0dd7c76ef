CREATE TABLE __miniflare_do_name (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
insert into "__miniflare_do_name" values (1,'ledger-3');
insert into "_cf_METADATA" values (1,1795647921877000000);
