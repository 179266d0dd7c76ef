/**
 * What the filter masks in German, besides what it takes for English. A star stands for any letters: the language puts
 * its words together. `ss` stands for `ß` as well. Mild words ("Mist", "Depp") stay, and so does what is also an
 * ordinary word ("Schwanz").
 */
export const GERMAN: readonly string[] = [
  ...['arsch', 'arsches', 'ärsche', '*arschl*', 'arschg*', 'arschk*', 'bimbo', 'bimbos', 'drecksau*'],
  ...['fick', 'ficke', 'ficken*', 'ficker*', 'fickt', 'fickst', 'gefickt*', 'verfickt*', 'abgefuckt*', 'fotze*'],
  ...['hure', 'huren*', 'kack*', 'verkackt*', 'kanake*', 'missgeburt*', 'miststück*', 'möse', 'mösen', 'neger*'],
  ...['nutte*', 'pimmel*', 'piss', 'pisse*', 'pisst', 'verpiss*', '*scheiss*', 'beschissen*', 'geschissen'],
  ...['schlampe*', 'schwuchtel*', 'spacko*', 'spasti', 'spastis', 'titten', 'wichs', 'wichse*', 'gewichst', 'wixer*'],
]
