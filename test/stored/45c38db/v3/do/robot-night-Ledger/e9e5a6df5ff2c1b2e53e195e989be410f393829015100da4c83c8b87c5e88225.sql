CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
CREATE TABLE book (one integer primary key check (one = 1), json text not null);
insert into "_cf_METADATA" values (1,null);
insert into "book" values (1,'{"since":1795799579637,"counts":{"rooms_made robot-revolution":1,"connections chair":5,"commands manage ok":29,"written 5":11,"written sum":368,"matches robot-revolution dealt":1,"alarms":463,"moves robot-revolution bot":25,"commands answer ok":251,"moves robot-revolution player":22,"written 10":9,"written 50":4,"written 20":7,"matches robot-revolution ended":1,"matches evil-robots-classic dealt":3,"moves evil-robots-classic player":64,"moves evil-robots-classic bot":66,"matches evil-robots-classic ended":1,"matches evil-robots-influence dealt":1,"moves evil-robots-influence player":124,"moves evil-robots-influence bot":121,"written 2":2,"written 1":3,"matches evil-robots-influence ended":1,"matches not-a-robot dealt":1,"moves not-a-robot player":28,"moves not-a-robot bot":28,"matches not-a-robot ended":1,"matches cardbot-derby dealt":1,"moves cardbot-derby player":13,"moves cardbot-derby bot":12,"matches cardbot-derby ended":1,"rooms_made cardbot-derby":1,"rooms_made evil-robots-classic":1,"commands say ok":1}}');
