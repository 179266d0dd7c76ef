CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY,
      scheduled_time INTEGER,
      actor_name TEXT
    ) WITHOUT ROWID;
insert into "_cf_ALARM" values ('28819955e89692ad81c714a5883318a0da080b237eec49b865a02ff7d98e1dc0',1795647909139000000,'ledger-1');
insert into "_cf_ALARM" values ('a682f6565bd069cfcef66280ea4ca6ebc1b36db18a19d546578c48ba8f6044b4',1795647921877000000,'ledger-3');
insert into "_cf_ALARM" values ('e9e5a6df5ff2c1b2e53e195e989be410f393829015100da4c83c8b87c5e88225',1795647884138000000,'ledger-0');
insert into "_cf_ALARM" values ('ea10a835e234f6cd179dd970f68661d4fa7bee7d472f75d5ad52a2bc4020c0ca',1795647914567000000,'ledger-2');
