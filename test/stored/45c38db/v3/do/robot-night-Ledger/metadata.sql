CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY,
      scheduled_time INTEGER,
      actor_name TEXT
    ) WITHOUT ROWID;
insert into "_cf_ALARM" values ('28819955e89692ad81c714a5883318a0da080b237eec49b865a02ff7d98e1dc0',1795799712184000000,'ledger-1');
insert into "_cf_ALARM" values ('a682f6565bd069cfcef66280ea4ca6ebc1b36db18a19d546578c48ba8f6044b4',1795799699465000000,'ledger-3');
