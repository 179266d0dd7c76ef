CREATE TABLE __miniflare_do_name (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE companion (one integer primary key check (one = 1), json text not null);
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
insert into "__miniflare_do_name" values (1,'MTVGH');
insert into "companion" values (1,'{"table":{"code":"MTVGH","round":2,"members":[{"device":"8a21c2f18e40f7f27a5b9b40e05e48db9ab682198fe979d195092753648fc8c0","name":"Mara","hand":{"robot":"RandomBot","power":5,"allegiance":"G"}},{"device":"2fc607e85709cc3f6fec4f83425da2c020a6c0fe47292f0278a171b3dda6711e","name":"Ben","hand":{"robot":"BlockBot","power":9,"allegiance":"N"}},{"device":"4d3b789c162e6f96136345322fad33256b5ec6b14991d6834ff6285d721b3047","name":"Cleo","hand":{"robot":"CopyBot","power":6,"allegiance":"E"}}],"host":"8a21c2f18e40f7f27a5b9b40e05e48db9ab682198fe979d195092753648fc8c0","undealt":{"robots":["PassBot","GandalfBot","PlusBot","PushBot","GroupBot","MiseryBot","DoOverBot","JudasBot","LockBot","ScaredyBot","SumoBot","BadBot","CheatBot","ForceBot","FreeBot"],"powers":[1,7,9,8,4,4,7,3,3,2,2,6,5,8,1]},"npc":null},"hostAwaySince":null,"touched":1795647838815}');
insert into "_cf_METADATA" values (1,1798239838815000000);
