CREATE TABLE __miniflare_do_name (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE board (code text primary key, json text not null) without rowid;
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
insert into "__miniflare_do_name" values (1,'lobby');
insert into "board" values ('QMVVV','{"table":{"code":"QMVVV","title":"cardbot-derby","stage":"lobby","pace":"normal","chairs":["person","person","tin","free","free","free","free","free"],"watchers":0,"seatsFree":0,"round":null,"since":1795647837651},"saidAt":1795647853169,"heardAt":1795647853208}');
insert into "_cf_METADATA" values (1,1795647889208000000);
