CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY,
      scheduled_time INTEGER,
      actor_name TEXT
    ) WITHOUT ROWID;
insert into "_cf_ALARM" values ('a2692c46898311f9d3d07d03e7ac3cc6a2b301610cb545f2d68617bcf90eb122',1795885200000000000,'7c455fd98e2e78e7');
