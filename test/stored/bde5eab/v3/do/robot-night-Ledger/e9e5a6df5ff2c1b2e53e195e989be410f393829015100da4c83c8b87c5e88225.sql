CREATE TABLE __miniflare_do_name (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE _cf_METADATA (
        key INTEGER PRIMARY KEY,
        value BLOB
      );
CREATE TABLE book (one integer primary key check (one = 1), json text not null);
insert into "__miniflare_do_name" values (1,'ledger-0');
insert into "_cf_METADATA" values (1,1795647884138000000);
insert into "book" values (1,'{"since":1795647762413,"counts":{"rooms_made robot-revolution":1,"connections chair":2,"commands manage ok":12,"written 5":3,"written sum":158,"matches robot-revolution dealt":1,"alarms":299,"moves robot-revolution bot":20,"commands answer ok":101,"moves robot-revolution player":24,"written 50":2,"written 10":2,"matches robot-revolution ended":1,"matches evil-robots-classic dealt":1,"moves evil-robots-classic player":23,"written 20":4,"moves evil-robots-classic bot":38,"moves evil-robots-classic clock":8,"written 2":3,"matches evil-robots-classic ended":1,"matches evil-robots-influence dealt":1,"moves evil-robots-influence player":54,"moves evil-robots-influence bot":51,"written 1":1}}');
