CREATE TABLE facts (one integer primary key check (one = 1), json text not null);
CREATE TABLE device (hash text primary key, json text not null) without rowid;
CREATE TABLE talk (number integer primary key, json text not null);
CREATE TABLE match (id text primary key, json text not null) without rowid;
CREATE TABLE snapshot (match text primary key, seq integer not null, json text not null) without rowid;
CREATE TABLE entry (place integer primary key, json text not null);
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
CREATE TABLE _cf_KV (
        key TEXT PRIMARY KEY,
        value BLOB
      ) WITHOUT ROWID;
CREATE TABLE published (one integer primary key check (one = 1), json text not null);
CREATE TABLE ticket (at integer primary key, hash text unique, json text not null);
CREATE TABLE delayed (one integer primary key check (one = 1));
insert into "facts" values (1,'{"id":"kCtCj7yOs1yO_sW8yNXnMQ","code":"DHFKK","title":"cardbot-derby","options":{"board":"workshop","robotsPerPlayer":"auto","drones":"auto","finishOnTarget":false,"drawCount":5},"pace":"normal","paceFrom":0,"settings":{"absence":"bot","isLocked":true,"isShut":false,"mayTakeOver":false,"banned":[],"silenced":[],"delay":15},"pauses":[],"peek":"usual","talk":{"typed":true,"filtered":true},"publicFrom":1795799628580,"stage":"lobby","chairs":[{"kind":"person","name":"Mara","guest":1,"botSince":null,"awayFrom":null,"votes":[],"isMuted":false},{"kind":"person","name":"Ben","guest":2,"botSince":null,"awayFrom":null,"votes":[],"isMuted":false},{"kind":"bot","name":"Bolt"},{"kind":"free"},{"kind":"free"},{"kind":"free"},{"kind":"free"},{"kind":"free"},{"kind":"free"}],"host":0,"hostAwayFrom":null,"matches":0,"guests":2,"shuffle":null,"calledOff":[],"played":[],"at":1795799628908,"match":null,"format":2}');
insert into "device" values ('87c65a539d5eaa1098da5f416cd275afe7d002d4b1d726e4dd7ec2f2fce49359','{"kind":null,"hash":"87c65a539d5eaa1098da5f416cd275afe7d002d4b1d726e4dd7ec2f2fce49359","chair":0,"since":1795799628580,"done":["kkNNzRjn_P38a6l5 tx1fv9","rK-ZVktTfk0SaALP 41sf1h","M2JoGpTHn2YkODEd 1r8aa0v","p3BxAiN2dSGDjtQ2 vt5rae"]}');
insert into "device" values ('a6bff1d077e20561cfc17a019aa38b4bf5ebdaae6c037c72efe82286ab18ecef','{"kind":null,"from":"eb03e1463df7feea","hash":"a6bff1d077e20561cfc17a019aa38b4bf5ebdaae6c037c72efe82286ab18ecef","chair":1,"since":1795799628745,"done":["dDswObuluNK0kFmT 1tnlo1v"]}');
insert into "talk" values (1,'{"kind":"noted","note":"opened","chair":0,"name":"Mara","number":1,"at":1795799628580}');
insert into "talk" values (2,'{"kind":"noted","note":"sat","chair":1,"name":"Ben","number":2,"at":1795799628745}');
insert into "talk" values (3,'{"kind":"noted","note":"botSat","chair":2,"name":"Bolt","number":3,"at":1795799628852}');
insert into "talk" values (4,'{"kind":"noted","note":"locked","chair":null,"name":"","number":4,"at":1795799628877}');
insert into "talk" values (5,'{"kind":"noted","note":"delay","chair":null,"name":"","about":"15","number":5,"at":1795799628908}');
insert into "talk" values (6,'{"kind":"said","chair":1,"name":"Ben","text":"Just a minute.","number":6,"at":1795799628944}');
insert into "_cf_METADATA" values (1,1795799658924000000);
insert into "_cf_KV" values ('__ps_name',x'ff0f22054448464b4b');
insert into "published" values (1,'{"text":"{\"code\":\"DHFKK\",\"title\":\"cardbot-derby\",\"stage\":\"lobby\",\"pace\":\"normal\",\"chairs\":[\"person\",\"person\",\"bot\",\"free\",\"free\",\"free\",\"free\",\"free\"],\"watchers\":0,\"seatsFree\":0,\"round\":null,\"since\":1795799628580}","at":1795799643924}');
insert into "ticket" values (1,'e041b3aa3171fdbcc8b8b593794dbe10f4882783e9019fb82423132b578317af','{"hash":"e041b3aa3171fdbcc8b8b593794dbe10f4882783e9019fb82423132b578317af","chair":3,"use":"invite","until":1795886028865,"from":"87c65a539d5eaa1098da5f416cd275afe7d002d4b1d726e4dd7ec2f2fce49359","asked":null,"end":null}');
