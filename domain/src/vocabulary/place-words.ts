import { fold } from "./fold.ts";
import { companyScore, schoolScore } from "./organisations.ts";

const countries = new Set(
  `usa|us|u.s.a.|u.s.|united states|united states of america|uk|united kingdom|england|scotland|wales|ireland|northern ireland|canada|australia|new zealand|india|germany|france|spain|italy|portugal|switzerland|austria|belgium|netherlands|the netherlands|luxembourg|denmark|sweden|norway|finland|poland|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|ukraine|russia|china|japan|south korea|korea|singapore|malaysia|indonesia|philippines|vietnam|thailand|pakistan|bangladesh|sri lanka|nepal|egypt|morocco|tunisia|algeria|nigeria|kenya|ghana|ethiopia|south africa|israel|uae|united arab emirates|saudi arabia|qatar|kuwait|lebanon|jordan|iran|iraq|mexico|brazil|argentina|chile|colombia|peru|venezuela|ecuador|uruguay|paraguay|bolivia|cuba|costa rica|panama|guatemala|honduras|el salvador|nicaragua|dominican republic|puerto rico|hong kong|taiwan|estonia|latvia|lithuania|croatia|serbia|slovenia|cyprus|malta|iceland|
  deutschland|osterreich|schweiz|frankreich|spanien|italien|niederlande|belgien|luxemburg|polen|turkei|grosbritannien|
  espana|alemania|francia|italia|suiza|reino unido|estados unidos|belgica|paises bajos|marruecos|brasil|irlanda|
  allemagne|espagne|italie|suisse|royaume-uni|etats-unis|belgique|pays-bas|maroc|tunisie|algerie|senegal|cote d'ivoire|bresil|cameroun|irlande|autriche`
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== ""),
);

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|NSW|VIC|QLD|UK|USA|US";
const stateNames = new Set(
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|bayern|hessen|sachsen|baden-wurttemberg|nordrhein-westfalen|niedersachsen|bavaria|saxony|cataluna|catalunya|andalucia|galicia|pais vasco|comunidad de madrid|ile-de-france|bretagne|normandie|occitanie|nouvelle-aquitaine|maharashtra|karnataka|tamil nadu|kerala|punjab".split(
    "|",
  ),
);

/** Large and frequent places, folded, so that a city by itself is recognised. */
const cities = new Set(
  `new york|new york city|nyc|los angeles|san francisco|chicago|houston|dallas|austin|boston|seattle|denver|portland|atlanta|miami|philadelphia|phoenix|san diego|san jose|san antonio|detroit|minneapolis|palo alto|mountain view|menlo park|cupertino|sunnyvale|oakland|sacramento|las vegas|nashville|charlotte|raleigh|pittsburgh|cleveland|columbus|cincinnati|milwaukee|baltimore|washington|washington dc|orlando|tampa|salt lake city|kansas city|st. louis|new orleans|london|manchester|birmingham|leeds|liverpool|bristol|glasgow|edinburgh|cardiff|belfast|oxford|cambridge|sheffield|nottingham|dublin|cork|galway|toronto|vancouver|montreal|ottawa|calgary|sydney|melbourne|brisbane|perth|auckland|wellington|
  girona|gerona|ourense|lugo|pontevedra|a coruna|la coruna|vitoria|vitoria-gasteiz|toledo|ciudad real|cuenca|segovia|avila|soria|zamora|palencia|caceres|merida|teruel|huesca|getafe|leganes|mostoles|alcala de henares|elche|cartagena|jerez de la frontera|sabadell|terrassa|badalona|las palmas|santa cruz de tenerife|santiago de compostela|aviles|marbella|reus|toluca|queretaro|tijuana|cancun|barranquilla|bucaramanga|mendoza|la plata|arequipa|cusco|valparaiso|maracaibo|
  quimper|lorient|vannes|saint-malo|saint-nazaire|angouleme|bayonne|beziers|valence|chambery|colmar|troyes|chartres|bourges|niort|la roche-sur-yon|cholet|laval|versailles|nanterre|creteil|boulogne-billancourt|roubaix|tourcoing|dunkerque|calais|arras|valenciennes|cannes|antibes|aix-en-provence|ajaccio|bastia|cherbourg|evreux|beauvais|cergy|melun|merignac|
  gottingen|osnabruck|oldenburg|paderborn|siegen|wolfsburg|gera|zwickau|cottbus|schwerin|flensburg|koblenz|darmstadt|tubingen|reutlingen|heilbronn|pforzheim|krefeld|monchengladbach|gelsenkirchen|oberhausen|hagen|hamm|solingen|leverkusen|neuss|furth|erlangen|bamberg|bayreuth|passau|
  berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|aachen|kiel|freiburg|mainz|rostock|kassel|erfurt|potsdam|heidelberg|ulm|regensburg|wurzburg|wien|vienna|graz|linz|salzburg|innsbruck|zurich|bern|basel|genf|lausanne|geneva|geneve|saarbrucken|magdeburg|chemnitz|halle|lubeck|braunschweig|jena|trier|konstanz|ingolstadt|
  paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|le havre|saint-etienne|toulon|grenoble|dijon|angers|nimes|villeurbanne|clermont-ferrand|le mans|brest|tours|amiens|limoges|annecy|perpignan|besancon|metz|orleans|rouen|mulhouse|caen|nancy|pau|la rochelle|avignon|poitiers|bruxelles|brussels|liege|namur|
  madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|palma de mallorca|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|oviedo|pamplona|almeria|san sebastian|santander|burgos|salamanca|albacete|logrono|badajoz|huelva|lleida|tarragona|leon|cadiz|jaen|ciudad de mexico|mexico city|cdmx|guadalajara|monterrey|puebla|buenos aires|rosario|santiago|santiago de chile|bogota|medellin|cali|lima|quito|guayaquil|caracas|montevideo|la paz|san juan|
  fort worth|el paso|memphis|louisville|albuquerque|tucson|fresno|omaha|colorado springs|long beach|virginia beach|tulsa|bakersfield|wichita|anaheim|santa ana|corpus christi|riverside|st. paul|saint paul|lexington|anchorage|plano|stockton|newark|greensboro|fort wayne|jersey city|chula vista|st. petersburg|irvine|laredo|durham|lubbock|glendale|reno|hialeah|baton rouge|richmond|boise|spokane|des moines|tacoma|fremont|san bernardino|modesto|fontana|oxnard|fayetteville|rochester|huntington beach|akron|little rock|grand rapids|knoxville|worcester|shreveport|fort lauderdale|brownsville|chattanooga|tallahassee|providence|santa rosa|springfield|sioux falls|rancho cucamonga|peoria|fort collins|savannah|syracuse|lakewood|hartford|bridgeport|new haven|stamford|rockford|joliet|naperville|dayton|topeka|waco|amarillo|huntsville|charleston|asheville|wilmington|winston-salem|norfolk|chesapeake|newport news|roanoke|buffalo|albany|yonkers|trenton|allentown|scranton|erie|harrisburg|lancaster|ann arbor|lansing|flint|kalamazoo|green bay|appleton|duluth|st. cloud|cedar rapids|davenport|iowa city|fargo|bismarck|rapid city|billings|missoula|bozeman|cheyenne|casper|ogden|flagstaff|tempe|scottsdale|yuma|las cruces|santa fe|oklahoma city|gainesville|jacksonville|pensacola|sarasota|naples|fort myers|daytona beach|honolulu|hilo|pueblo|olympia|medford|santa barbara|santa cruz|san luis obispo|visalia|redding|burlington|nashua|portsmouth|bangor|evansville|south bend|terre haute|bowling green|paducah|jonesboro|mcallen|galveston|
  hamilton|kitchener|waterloo|guelph|windsor|kingston|barrie|sudbury|thunder bay|oshawa|brampton|mississauga|markham|halifax|moncton|fredericton|saint john|charlottetown|st. john's|winnipeg|saskatoon|moose jaw|edmonton|red deer|lethbridge|medicine hat|grande prairie|kelowna|kamloops|nanaimo|surrey|burnaby|abbotsford|prince george|gatineau|sherbrooke|longueuil|trois-rivieres|saguenay|levis|drummondville|granby|saint-hyacinthe|rimouski|rouyn-noranda|chicoutimi|joliette|quebec|
  plymouth|exeter|torquay|truro|gloucester|cheltenham|swindon|salisbury|bournemouth|poole|southampton|brighton|hastings|eastbourne|canterbury|dover|maidstone|croydon|slough|guildford|milton keynes|luton|northampton|peterborough|ipswich|norwich|colchester|chelmsford|southend|leicester|derby|coventry|wolverhampton|dudley|walsall|stoke-on-trent|telford|shrewsbury|hereford|chester|warrington|wigan|bolton|oldham|rochdale|stockport|salford|preston|blackpool|blackburn|burnley|carlisle|bradford|huddersfield|wakefield|doncaster|rotherham|barnsley|york|harrogate|kingston upon hull|hull|grimsby|scunthorpe|middlesbrough|darlington|sunderland|gateshead|newcastle|newcastle upon tyne|swansea|newport|wrexham|llandudno|aberystwyth|aberdeen|dundee|stirling|inverness|paisley|kilmarnock|dunfermline|derry|londonderry|lisburn|newry|armagh|limerick|waterford|drogheda|dundalk|kilkenny|sligo|tralee|athlone|letterkenny|wexford|ennis|
  adelaide|hobart|canberra|darwin|geelong|ballarat|bendigo|wollongong|cairns|townsville|toowoomba|gold coast|launceston|christchurch|dunedin|tauranga|napier|palmerston north|
  winterthur|st. gallen|luzern|lugano|chur|schaffhausen|fribourg|freiburg im breisgau|neuchatel|neuenburg|aarau|olten|solothurn|biel|bienne|frauenfeld|yverdon|montreux|vevey|nyon|klagenfurt|klagenfurt am worthersee|villach|wels|st. polten|dornbirn|bregenz|steyr|feldkirch|leoben|wiener neustadt|krems|eisenstadt|bozen|meran|luxembourg|
  recklinghausen|castrop-rauxel|bottrop|remscheid|moers|gutersloh|witten|iserlohn|ludenscheid|dorsten|velbert|minden|herford|lippstadt|arnsberg|soest|coburg|schweinfurt|aschaffenburg|landshut|rosenheim|kempten|memmingen|neu-ulm|straubing|deggendorf|amberg|ansbach|offenbach|offenbach am main|hanau|gießen|giessen|marburg|fulda|wetzlar|bad homburg|russelsheim|ludwigshafen|kaiserslautern|pirmasens|neustadt an der weinstraße|neustadt an der weinstrasse|speyer|landau|bad kreuznach|neunkirchen|saarlouis|ludwigsburg|esslingen|esslingen am neckar|sindelfingen|boblingen|goppingen|aalen|schwabisch gmund|friedrichshafen|ravensburg|villingen-schwenningen|offenburg|lorrach|baden-baden|rastatt|delmenhorst|wilhelmshaven|emden|cuxhaven|bremerhaven|luneburg|hildesheim|salzgitter|goslar|hameln|nordhorn|neumunster|elmshorn|stralsund|greifswald|neubrandenburg|wismar|gustrow|frankfurt (oder)|frankfurt an der oder|brandenburg an der havel|eberswalde|dessau|dessau-roblau|wittenberg|halberstadt|stendal|halle (saale)|weimar|gotha|eisenach|suhl|nordhausen|plauen|gorlitz|bautzen|freiberg|riesa|
  torrejon de ardoz|alcobendas|fuenlabrada|alcorcon|mataro|manresa|figueres|tortosa|castellon|castellon de la plana|sagunto|gandia|torrent|benidorm|torrevieja|orihuela|lorca|linares|motril|algeciras|la linea|sanlucar|dos hermanas|ecija|utrera|ceuta|melilla|ibiza|mahon|irun|barakaldo|getxo|eibar|tudela|calatayud|ponferrada|aranda de duero|talavera de la reina|puertollano|plasencia|ferrol|vilagarcia|las palmas de gran canaria|la laguna|arrecife|puerto del rosario|
  veracruz|xalapa|morelia|aguascalientes|saltillo|torreon|chihuahua|ciudad juarez|hermosillo|culiacan|mazatlan|durango|zacatecas|san luis potosi|oaxaca|villahermosa|tampico|reynosa|matamoros|mexicali|ensenada|pachuca|cuernavaca|acapulco|irapuato|celaya|tlaxcala|campeche|chetumal|playa del carmen|cucuta|pereira|manizales|ibague|santa marta|villavicencio|pasto|neiva|popayan|monteria|envigado|trujillo|chiclayo|piura|iquitos|huancayo|tacna|concepcion|vina del mar|antofagasta|temuco|iquique|rancagua|la serena|talca|puerto montt|salta|tucuman|san miguel de tucuman|mar del plata|neuquen|bahia blanca|resistencia|corrientes|parana|posadas|san salvador de jujuy|bariloche|ushuaia|ambato|santa cruz de la sierra|cochabamba|asuncion|ciudad de guatemala|san salvador|tegucigalpa|san pedro sula|managua|barquisimeto|maracay|santo domingo|
  saint-denis|argenteuil|montreuil|vitry-sur-seine|colombes|asnieres-sur-seine|courbevoie|rueil-malmaison|levallois-perret|issy-les-moulineaux|champigny-sur-marne|saint-maur-des-fosses|drancy|aulnay-sous-bois|aubervilliers|pantin|bobigny|meaux|evry|massy|poissy|saint-germain-en-laye|la seyne-sur-mer|frejus|hyeres|arles|aubagne|martigues|salon-de-provence|digne|carcassonne|narbonne|sete|ales|albi|castres|montauban|tarbes|rodez|agen|perigueux|brive|brive-la-gaillarde|tulle|gueret|chateauroux|montlucon|vichy|le puy-en-velay|aurillac|roanne|bourg-en-bresse|chalon-sur-saone|nevers|auxerre|belfort|montbeliard|vesoul|epinal|saint-die|haguenau|thionville|forbach|sarreguemines|bar-le-duc|verdun|charleville-mezieres|sedan|epernay|chalons-en-champagne|saint-quentin|laon|soissons|compiegne|creil|abbeville|douai|cambrai|maubeuge|saint-omer|boulogne-sur-mer|dieppe|lisieux|alencon|saint-lo|saint-brieuc|concarneau|pontivy|saumur|blois|dreux|rochefort|saintes|cognac|mont-de-marsan|biarritz|arcachon|libourne|bergerac|charleroi|tournai|verviers|louvain-la-neuve|arlon|anvers|gand|bruges|anderlecht|saint-gilles|thonon-les-bains|annemasse|albertville|voiron|villefranche-sur-saone|
  rome|roma|milan|milano|turin|amsterdam|rotterdam|the hague|utrecht|copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest|bucharest|sofia|athens|istanbul|ankara|lisbon|lisboa|porto|kyiv|moscow|beijing|shanghai|shenzhen|hong kong|tokyo|seoul|singapore|bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|pune|kolkata|gurgaon|noida|karachi|lahore|dubai|abu dhabi|tel aviv|cairo|casablanca|rabat|tunis|lagos|nairobi|cape town|johannesburg|sao paulo|rio de janeiro`
    .split("|")
    .map((name) => name.trim()),
);

const remote =
  /^(?:remote|hybrid|on-?site|remoto|hibrido|teletrabajo|a distance|teletravail|home ?office|deutschlandweit|worldwide)\b/;
const cityState = new RegExp(
  `^\\p{Lu}[\\p{L}.' -]{1,30}(?:,? (?!U[KS])|, )(?:${states})(?:,? \\d{5}(?:-\\d{4})?)?(?:, (?:USA|US|United States|Canada))?$`,
  "u",
);
const postal = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L}.' ()/-]{1,40}(?:, \p{L}[\p{L} ]+)?$/u;
const cityPostal = /^\p{Lu}[\p{L}.' -]{1,40},? (?:\(\d{2,5}\)|\d{5}(?:-\d{4})?)$/u;
const canadianPostal =
  /^\p{Lu}[\p{L}.' -]{1,40},? (?:\((?:Qu[ée]bec|Ontario)\)|[A-Z]{2}),? [A-Z]\d[A-Z] ?\d[A-Z]\d$/u;
const australianPostal = /^\p{Lu}[\p{L}.' -]{1,40},? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}$/u;
const britishPostal = /^\p{Lu}[\p{L}.' -]{1,40},? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;
const street =
  /(?:\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|square|suite|apt|rue|allee|impasse|chemin|quai|calle|avenida|avda|plaza|paseo|carrer|c)\b\.?|(?:strasse|straße|str\.|weg|platz|allee|gasse|ring|damm|ufer)\b)/;

/** A house with its street, a flat or a box, before the town of an address. */
const houseOrBox =
  /\d|\b(?:lane|road|street|avenue|drive|close|terrace|gardens|crescent)$|^(?:flat|apt|apartment|unit|suite|the|p\.? ?o\.? box|r[ée]sidence|b[âa]t|urb)\b/i;

/** Tells whether a text is an address: house, street or flat before a place that is known as one. */
export function isAddress(text: string): boolean {
  const parts = text.split(/\s*,\s*/);
  return parts.some((_, i) => {
    const before = parts.slice(0, i);
    const place = parts.slice(i).join(", ");
    const isWhole = britishPostal.test(parts.at(-1) ?? "") && parts.every((part) => part.length < 40);
    const isPlaced = isWhole || before.every((part) => houseOrBox.test(part));
    return i > 0 && i < 4 && isPlaced && placeScore(place) >= 0.9;
  });
}

/** Rates from 0 to 1 how much a text looks like a place; 1 for `City, ST`, postcode with city, or a known name. */
export function placeScore(text: string): number {
  const t = text
    .trim()
    .replace(/^\((?=[^)]*\)$)|(?<=^\([^)]*)\)$/g, "")
    .replace(/^(?:Co\.|County) (?=\p{Lu})/u, "");
  if (t.length < 2 || t.length > 90) return 0;
  const s = fold(t);
  if (remote.test(s)) return s.length < 30 ? 0.9 : 0;
  const isNamed = !t.includes(",") && companyScore(t) + schoolScore(t) > 0;
  if (
    (cityState.test(t) && !isNamed) ||
    postal.test(t) ||
    britishPostal.test(t) ||
    canadianPostal.test(t) ||
    australianPostal.test(t)
  )
    return 1;
  if (cities.has(s)) return 1;
  if (cityPostal.test(t)) return 0.9;
  const parts = s.split(/\s*[,/]\s*|\s*\(|\)\s*| - /).filter((p) => p !== "");
  const known = parts.filter((p) => isPlace(p.replace(/^(?:[a-z]-)?\d{4,5} | \d{4,5}$/, ""))).length;
  if (known > 0 && known === parts.length) return 1;
  const written = t.split(/\s*,\s*/);
  if (written.length > 1 && written.length < 5 && written.some((p) => postal.test(p))) return 0.95;
  if (parts.some((p) => companyScore(p) > 0 || schoolScore(p) > 0)) return 0;
  // `Acme, Denver CO` is somebody in a town.
  if (parts.length === 2 && cityState.test(t.split(/\s*,\s*/)[1] ?? "")) return 0.7;
  const isWide = countries.has(parts.at(-1) ?? "") || stateNames.has(parts.at(-1) ?? "") || isState(t);
  const unknown = parts.length - known - (isState(t) ? 1 : 0);
  if (parts.length >= 2 && parts.length <= 4 && isWide && unknown <= 1 && !/[|•&]/.test(t)) return 1;
  if (known > 0 && parts.length <= 5) return 0.7;
  if (/\d/.test(t) && street.test(s)) return 0.6;
  return 0;
}

const isPlace = (folded: string): boolean => {
  // Districts stand behind a town: `Lyon 3e`, `London E8`.
  const whole = folded.replace(/ \d{1,2} ?(?:er|e|eme|ieme|o)?$| [a-z]{1,2}\d{1,2}[a-z]?$/, "");
  return countries.has(whole) || cities.has(whole) || stateNames.has(whole);
};
const stateAtEnd = new RegExp(`[, ](?:${states})$`);
const isState = (text: string): boolean => stateAtEnd.test(text);

export const isStreet = (text: string): boolean => /\d/.test(text) && street.test(fold(text));
