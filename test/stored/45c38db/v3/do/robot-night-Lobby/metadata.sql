CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY,
      scheduled_time INTEGER,
      actor_name TEXT
    ) WITHOUT ROWID;
insert into "_cf_ALARM" values ('24635b558965d9cb7ef6e8ebe7daab6f41edf953c6efe25491811f25639ddc48',1795799679977000000,'lobby');
