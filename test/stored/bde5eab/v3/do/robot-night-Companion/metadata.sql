CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY,
      scheduled_time INTEGER,
      actor_name TEXT
    ) WITHOUT ROWID;
insert into "_cf_ALARM" values ('06957583b5f044801eb09ea432c4f17f1d7da759c72dd389f4f3e8c1481d513d',1798239838815000000,'MTVGH');
