CREATE TABLE __miniflare_do_name (id INTEGER PRIMARY KEY, name TEXT);
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
CREATE TABLE herald (one integer primary key check (one = 1), json text not null);
CREATE TABLE ticket (at integer primary key, hash text unique, json text not null);
CREATE TABLE late (one integer primary key check (one = 1));
insert into "__miniflare_do_name" values (1,'QMVVV');
insert into "facts" values (1,'{"id":"YmpHyFdQrpHJuSXgDwijZg","code":"QMVVV","title":"cardbot-derby","options":{"board":"workshop","robotsPerPlayer":"auto","drones":"auto","finishOnTarget":false,"drawCount":5},"pace":"normal","paceFrom":0,"house":{"absence":"tin","isLocked":true,"isShut":false,"mayTakeOver":false,"banned":[],"silenced":[],"delay":15},"stills":[],"peek":"usual","talk":{"typed":true,"filtered":true},"publicFrom":1795647837651,"stage":"lobby","chairs":[{"kind":"person","name":"Mara","guest":1,"substituteFrom":null,"awayFrom":null,"votes":[],"isMuted":false},{"kind":"person","name":"Ben","guest":2,"substituteFrom":null,"awayFrom":null,"votes":[],"isMuted":false},{"kind":"tin","name":"Valve"},{"kind":"free"},{"kind":"free"},{"kind":"free"},{"kind":"free"},{"kind":"free"},{"kind":"free"}],"host":0,"hostAwayFrom":null,"matches":0,"guests":2,"shuffle":null,"calledOff":[],"at":1795647838134,"match":null}');
insert into "device" values ('120ad30e2c593666478ead129b9926414c888d098fcbf05c77b61c073cfd1986','{"kind":null,"hash":"120ad30e2c593666478ead129b9926414c888d098fcbf05c77b61c073cfd1986","chair":1,"since":1795647837908,"done":["NV-STKandOm0vAe_"]}');
insert into "device" values ('d729cbacd9a8f658c31ffab1d8059688ea7d68699753156f585199281da0b627','{"kind":null,"since":1795647837651,"hash":"d729cbacd9a8f658c31ffab1d8059688ea7d68699753156f585199281da0b627","chair":0,"done":["VVtsip6R5jAGPwOJ","LOSR2jRBSPNID4Js","t0_DXUsB4v5Kul-n","tCDVpway5IrrIuKq"]}');
insert into "talk" values (1,'{"kind":"noted","note":"opened","chair":0,"name":"Mara","number":1,"at":1795647837651}');
insert into "talk" values (2,'{"kind":"noted","note":"sat","chair":1,"name":"Ben","number":2,"at":1795647837908}');
insert into "talk" values (3,'{"kind":"noted","note":"tinSat","chair":2,"name":"Valve","number":3,"at":1795647838059}');
insert into "talk" values (4,'{"kind":"noted","note":"locked","chair":null,"name":"","number":4,"at":1795647838112}');
insert into "talk" values (5,'{"kind":"noted","note":"delay","chair":null,"name":"","about":"15","number":5,"at":1795647838134}');
insert into "talk" values (6,'{"kind":"said","chair":1,"name":"Ben","text":"Just a minute.","number":6,"at":1795647838206}');
insert into "_cf_METADATA" values (1,1795647868169000000);
insert into "herald" values (1,'{"text":"{\"code\":\"QMVVV\",\"title\":\"cardbot-derby\",\"stage\":\"lobby\",\"pace\":\"normal\",\"chairs\":[\"person\",\"person\",\"tin\",\"free\",\"free\",\"free\",\"free\",\"free\"],\"watchers\":0,\"seatsFree\":0,\"round\":null,\"since\":1795647837651}","at":1795647853169}');
insert into "ticket" values (1,'5223209bf37f3fdcae56788a1cbe238b45ae6619cb362188f740bf03d4965914','{"hash":"5223209bf37f3fdcae56788a1cbe238b45ae6619cb362188f740bf03d4965914","chair":3,"use":"invite","until":1795734238080,"from":"d729cbacd9a8f658c31ffab1d8059688ea7d68699753156f585199281da0b627","asked":null,"end":null}');
