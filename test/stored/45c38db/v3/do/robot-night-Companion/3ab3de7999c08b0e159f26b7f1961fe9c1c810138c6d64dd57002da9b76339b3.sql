CREATE TABLE companion (one integer primary key check (one = 1), json text not null);
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
CREATE TABLE _cf_KV (
        key TEXT PRIMARY KEY,
        value BLOB
      ) WITHOUT ROWID;
insert into "companion" values (1,'{"table":{"code":"JZGSK","round":2,"members":[{"device":"8314c54d5b506af2f6e69db564d28479e22d49d52aa0ace1763a9bc23b23a094","name":"Mara","hand":{"robot":"GandalfBot","power":5,"allegiance":"E","deal":4}},{"device":"e72ebaf7a1ac93c3cbeb2205e5471f1a10932284e2ac87b420f8377a683206f9","name":"Ben","hand":{"robot":"SumoBot","power":4,"allegiance":"G","deal":5}},{"device":"8d3a2d7ef1660fcc3ab82784a2bbb76d515b165bfca2be73a998aca0c2b26bef","name":"Cleo","hand":{"robot":"PushBot","power":3,"allegiance":"N","deal":6}}],"host":"8314c54d5b506af2f6e69db564d28479e22d49d52aa0ace1763a9bc23b23a094","undealt":{"robots":["JudasBot","LockBot","ScaredyBot","BlockBot","PassBot","PlusBot","GroupBot","CheatBot","FreeBot","CopyBot","ForceBot","RandomBot","MiseryBot","BadBot","DoOverBot"],"powers":[4,2,9,8,3,6,7,1,8,9,2,6,7,1,5]},"npc":null,"dealt":6},"hostAwaySince":null,"touched":1795799629367}');
insert into "_cf_METADATA" values (1,1798391629056000000);
insert into "_cf_KV" values ('__ps_name',x'ff0f22054a5a47534b');
