/**
 * The tables of `places.db`. Degrees are in thousandths, a hundred metres: a town is larger. `key` is a name as `placeKey` folds it.
 * `thing` of a local name is the number of a place or the code of a region, such as `DE.02`; only names that differ from the first are kept.
 * A postcode is whole, with a name of its own, or the beginning of many, with the town in the middle of them as its `place`.
 */
export const placesSchema = `
  CREATE TABLE regions (id INTEGER PRIMARY KEY, name TEXT NOT NULL, code TEXT NOT NULL) STRICT;
  CREATE TABLE places (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL, region INTEGER,
    latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, population INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE names (key TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (key, place)) STRICT, WITHOUT ROWID;
  CREATE TABLE local_names (thing TEXT NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (thing, language)) STRICT, WITHOUT ROWID;
  CREATE TABLE postcodes (
    code TEXT NOT NULL, country TEXT NOT NULL, latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, name TEXT NOT NULL,
    place INTEGER, PRIMARY KEY (code, country)
  ) STRICT, WITHOUT ROWID;`
