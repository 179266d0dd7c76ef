CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY,
      scheduled_time INTEGER,
      actor_name TEXT
    ) WITHOUT ROWID;
insert into "_cf_ALARM" values ('3ab3de7999c08b0e159f26b7f1961fe9c1c810138c6d64dd57002da9b76339b3',1798391629056000000,'JZGSK');
