/** Towns that a bare name usually means: country and division, then names in the form of `placeName`. */
const usualTownList = `
us-ma boston|us-tx houston,dallas,austin,san antonio,fort worth,el paso|us-az phoenix,tucson|us-pa philadelphia,pittsburgh
us-ca los angeles,san diego,san jose,san francisco,sacramento,oakland,fresno,mountain view,palo alto,sunnyvale,long beach
us-wa seattle,redmond|us-co denver|us-dc washington|us-ga atlanta|us-fl miami,tampa,orlando,jacksonville|us-or portland
us-mi detroit|us-mn minneapolis,saint paul|us-nv las vegas|us-tn nashville,memphis|us-nc charlotte,raleigh
us-oh columbus,cleveland,cincinnati|us-in indianapolis|us-mo kansas city,st louis|us-md baltimore|us-wi milwaukee
us-la new orleans|us-ky louisville|us-ne omaha|us-ny buffalo|us-nm albuquerque|us-id boise|us-va richmond|us-ct hartford
us-nj newark,jersey city|us-ok oklahoma city,tulsa|us-ut salt lake city|us-il chicago|de-07 essen,munster|de-06 oldenburg
fr-11 saint denis
`;

/** Full names in the gazetteer of towns that people call by a shorter name: country, usual name, full name. */
const fullNameList = `
gb hull=kingston upon hull|gb newcastle=newcastle upon tyne|gb stoke=stoke on trent|gb southend=southend on sea
gb kingston=kingston upon thames|gb burton=burton upon trent|gb weston=weston super mare|de halle=halle saale
de bad homburg=bad homburg vor der hohe|de ludwigshafen=ludwigshafen am rhein|de limburg=limburg an der lahn
de mulheim an der ruhr=mulheim|de offenbach am main=offenbach|es san sebastian=donostia san sebastian
es donostia=donostia san sebastian|es vitoria=gasteiz vitoria|es vitoria gasteiz=gasteiz vitoria|es palma de mallorca=palma
es hospitalet=l hospitalet de llobregat|es hospitalet de llobregat=l hospitalet de llobregat|es jerez=jerez de la frontera
es castellon=castello de la plana|es castellon de la plana=castello de la plana|es las palmas=las palmas de gran canaria
fr aix=aix en provence|us washington dc=washington|us washington d c=washington
`;

const entries = (list: string): string[] =>
  list
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.trim());

const usualKeys = new Set(
  entries(usualTownList).flatMap((entry) => {
    const [area = "", ...words] = entry.split(" ");
    return words
      .join(" ")
      .split(",")
      .map((name) => `${area}-${name.replaceAll(" ", "_")}`);
  }),
);

const fullNames = new Map<string, { readonly country: string; readonly name: string }[]>();
for (const entry of entries(fullNameList)) {
  const [short = "", name = ""] = entry.slice(3).split("=");
  const country = entry.slice(0, 2).toUpperCase();
  fullNames.set(short, [...(fullNames.get(short) ?? []), { country, name }]);
}

/** Keeps, of towns with the same name, the usual one in each country that has one; otherwise all. */
export function usualTowns<T extends { readonly key: string; readonly country: string }>(
  towns: readonly T[],
): readonly T[] {
  const usual = towns.filter(({ key }) => usualKeys.has(key));
  if (usual.length === 0) return towns;
  const countries = new Set(usual.map(({ country }) => country));
  return towns.filter((town) => usual.includes(town) || !countries.has(town.country));
}

/** The fuller names for a plain name, limited to one country when it is given. */
export const fullerNames = (
  name: string,
  country: string | undefined,
): readonly { readonly country: string; readonly name: string }[] =>
  (fullNames.get(name) ?? []).filter((full) => country === undefined || full.country === country);
