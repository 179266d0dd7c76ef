CREATE TABLE board (code text primary key, json text not null) without rowid;
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
insert into "board" values ('DHFKK','{"table":{"code":"DHFKK","title":"cardbot-derby","stage":"lobby","pace":"normal","chairs":["person","person","bot","free","free","free","free","free"],"watchers":0,"seatsFree":0,"round":null,"since":1795799628580},"saidAt":1795799643924,"heardAt":1795799643977}');
insert into "_cf_METADATA" values (1,1795799679977000000);
