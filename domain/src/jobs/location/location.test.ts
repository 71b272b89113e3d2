import { describe, expect, it } from "vitest";
import { readPostedPlace, readQueryPlace } from "./location.ts";

describe("readPostedPlace", () => {
  it.each([
    ["Berlin, Berlin", "DE", ["@de", "@berlin"]],
    ["Munich, Germany", "DE", ["@de", "@munchen"]],
    ["München", "DE", ["@munchen"]],
    ["San Francisco, CA", "US", ["@us", "@us-ca", "@san_francisco"]],
    ["Toronto, ON, Canada", "CA", ["@ca", "@ca-on", "@toronto"]],
    ["Paris, TX", "US", ["@us", "@us-tx"]],
    ["Wien, Österreich", "AT", ["@at", "@wien"]],
    ["Cologne / Remote", "DE", ["@koln"]],
    ["Greater London", "GB", ["@london", "@gb"]],
    ["Springfield, IL", "US", ["@us", "@us-il"]],
    ["Alemania", "DE", ["@de"]],
    ["Madrid, Comunidad de Madrid, España", "ES", ["@es", "@madrid", "@es-md"]],
    ["NYC", "US", ["@new_york"]],
    ["Kleinkleckersdorf", undefined, ["~kleinkleckersdorf"]],
    ["", undefined, []],
  ])("%s", (location, country, tokens) => {
    const place = readPostedPlace(location);
    expect(place.country).toBe(country);
    expect(place.tokens).toEqual(expect.arrayContaining(tokens));
  });

  it("keeps several places apart", () => {
    const { tokens } = readPostedPlace(
      "London, UK; Ontario, CAN; Remote-Friendly, United States; San Francisco, CA",
    );
    expect(tokens).toEqual(
      expect.arrayContaining(["@gb", "@london", "@ca", "@ca-on", "@us", "@san_francisco"]),
    );
  });

  it("does not take Paris in Texas for Paris", () => {
    expect(readPostedPlace("Paris, TX").tokens).not.toContain("@paris");
  });

  it("uses the country that the source states", () => {
    const place = readPostedPlace("ARLESEY", "GB");
    expect(place).toEqual({ country: "GB", tokens: ["@gb", "~arlesey"] });
  });
});

describe("readAskedPlace", () => {
  it.each([
    ["Germany", [["@de"]], "EUR"],
    ["Múnich", [["@munchen"]], "EUR"],
    ["London, UK", [["@london"], ["@gb"]], "GBP"],
    ["new york", [["@new_york"]], "USD"],
    ["Arlesey", [["~arlesey"]], undefined],
    ["DACH", [["@de", "@at", "@ch"]], undefined],
  ])("%s", (asked, all, currency) => {
    expect(readQueryPlace(asked)).toEqual({ all, remote: false, currency });
  });

  it("reads 'remote' as a filter, not a place", () => {
    expect(readQueryPlace("Télétravail, France")).toEqual({ all: [["@fr"]], remote: true, currency: "EUR" });
  });

  it("keeps both meanings of an ambiguous name", () => {
    expect(readQueryPlace("CA").all[0]).toEqual(expect.arrayContaining(["@us-ca", "@ca"]));
  });
});
