CREATE TABLE signing (one integer primary key check (one = 1), json text not null);
insert into "signing" values (1,'[{"x":"gYc2k0_NOdcGBymXWk09rO91i4w_qbPdfZlNvuN2k7M","kid":"7klD_qUOhp0WGpWVhMGOP0j_3qNTmNRuM_zOZwJIzBw","d":"HxYWWxKqEI2kpe6UjXLyOIUzdO70Mj_5L4Mq0JiBfZw","since":1795799584535,"until":null}]');
