CREATE TABLE _mf_ratelimit_buckets (
  key TEXT NOT NULL,
  period INTEGER NOT NULL,
  epoch INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (key, period)
);
insert into "_mf_ratelimit_buckets" values ('127.0.0.1',60,29929994,2);
