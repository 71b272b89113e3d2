import { describe, expect, it } from "vitest";
import { type KnownTown, postedTowns, queryTowns } from "./towns.ts";

const list = `
gb-eng-leeds leeds|gb-eng-york york|us-ny-york york|us-al-mobile mobile|us-tx-paris paris|fr-11-paris paris
de-02-munich munich|us-ny-new_york_city new york city|de-07-koln koln|de-04-hamburg hamburg|us-il-springfield springfield
us-ma-springfield springfield|us-mo-springfield springfield|us-oh-springfield springfield|gb-wls-newport newport
de-01-bietigheim_bissingen bietigheim bissingen|es-29-valencia valencia|ve-07-valencia valencia|us-ca-anywhere anywhere
us-ma-boston boston|us-ga-boston boston|gb-eng-kingston_upon_hull kingston upon hull|us-ia-hull hull|us-mn-saint_paul saint paul
us-dc-washington washington|us-ks-washington washington|au-06-st_helens st helens|gb-eng-st_helens st helens
`;
const towns = list
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [key = "", ...words] = entry.split(" ");
    const [country = "", division = ""] = key.split("-");
    return { key, country: country.toUpperCase(), division: division.toUpperCase(), name: words.join(" ") };
  });
const find = (name: string, country: string | undefined): (KnownTown & { name: string })[] =>
  towns.filter((town) => town.name === name && (country === undefined || town.country === country));

describe("towns of a posting", () => {
  it.each<[string, string | undefined, string[], string | undefined]>([
    ["Leeds", undefined, ["gb-eng-leeds"], "GB"],
    ["Leeds LS1 4AP, UK", undefined, ["gb-eng-leeds"], "GB"],
    ["York", undefined, ["gb-eng-york"], "GB"],
    ["York", "GB", ["gb-eng-york"], "GB"],
    ["York, England", undefined, ["gb-eng-york"], "GB"],
    ["Leeds; York", "GB", ["gb-eng-leeds", "gb-eng-york"], "GB"],
    ["Paris, TX", undefined, ["us-tx-paris"], "US"],
    ["Paris, France", undefined, ["fr-11-paris"], "FR"],
    ["75011 Paris", "FR", ["fr-11-paris"], "FR"],
    ["München, Germany", undefined, ["de-02-munich"], "DE"],
    ["New York, NY", undefined, ["us-ny-new_york_city"], "US"],
    ["Springfield, MA", undefined, ["us-ma-springfield"], "US"],
    ["Springfield", "US", [], "US"],
    ["Raum Hamburg", "DE", ["de-04-hamburg"], "DE"],
    ["Boston", "US", ["us-ma-boston"], "US"],
    ["Royal Infirmary, Hull", "GB", ["gb-eng-kingston_upon_hull"], "GB"],
    ["St. Paul, MN", undefined, ["us-mn-saint_paul"], "US"],
    ["Bietigheim-Bissingen", undefined, ["de-01-bietigheim_bissingen"], "DE"],
    ["Remote", undefined, [], undefined],
    ["Anywhere", undefined, [], undefined],
    ["Mobile", undefined, [], undefined],
    ["Germany", undefined, [], "DE"],
    ["", undefined, [], undefined],
  ])("%s in %s", (location, country, keys, told) => {
    const read = postedTowns(location, country, find);
    expect({ keys: read.keys, country: keys.length > 0 ? read.country : told }).toEqual({
      keys,
      country: told,
    });
  });
});

describe("the town of a search", () => {
  it.each<[string, string | undefined, string | undefined]>([
    ["Boston", "US", "us-ma-boston"],
    ["Boston, GA", "US", "us-ga-boston"],
    ["Hull", "GB", "gb-eng-kingston_upon_hull"],
    ["Hull", "US", "us-ia-hull"],
    ["Washington DC", undefined, "us-dc-washington"],
    ["Washington, DC", undefined, "us-dc-washington"],
    ["St Helens", "GB", "gb-eng-st_helens"],
    ["St Helens", undefined, "au-06-st_helens gb-eng-st_helens"],
    ["Springfield", "US", "us-il-springfield us-ma-springfield us-mo-springfield us-oh-springfield"],
    ["Leeds", undefined, "gb-eng-leeds"],
    ["York", "US", "gb-eng-york"],
    ["York", "GB", "gb-eng-york"],
    ["Valencia", "ES", "es-29-valencia"],
    ["Valencia, España", "US", "es-29-valencia"],
    ["Köln", undefined, "de-07-koln"],
    ["Springfield, IL", "GB", "us-il-springfield"],
    ["Germany", "DE", undefined],
    ["remote", "US", undefined],
    ["Nirgendwo", "DE", undefined],
  ])("%s asked from %s", (location, home, key) => {
    const keys = queryTowns(location, home, find).map((town) => town.key);
    expect(keys.join(" ")).toBe(key ?? "");
  });
});
