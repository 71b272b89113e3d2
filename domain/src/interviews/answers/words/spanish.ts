import type { Passage, Word } from "../passages.ts";
import { expressions, type Lexicon, wordSet } from "./lexicon.ts";
import { type Deed, deedOf, type Tense, type Verbs } from "./verbs.ts";

/** Irregular first persons of the past that are deeds, in plain letters. */
const irregular = wordSet(`
  hice puse dije fui di vi traje conduje vine anduve propuse expuse dispuse compuse repuse obtuve mantuve detuve retuve
  reduje introduje traduje produje deduje supe deshice rehice predije`);
/** First persons of the past that are states. */
const states = wordSet(`
  fui estuve tuve quise pude supe crei senti pense vivi naci aprendi-nada necesite considere me-gusto conoci entendi
  temi dude`);
/** Words that end like a first person of the past. */
const notVerbs = wordSet(`
  que porque aunque se te de cafe asi aqui alli ahi mi si casi comite bebe fe pie jose ole sofa te-lo`);
/** Verbs whose stem ends in r, so that "preparé" is not taken for a future like "hablaré". */
const stemInR =
  /^(?:re)?(?:prepar|compar|separ|repar|par|mir|retir|tir|gir|esper|recuper|super|cooper|oper|gener|lider|consider|entr|compr|aclar|declar|mejor|valor|elabor|colabor|labor|explor|incorpor|ahorr|cerr|ret|dur|enter|alter|sugir|quer|ador|llor|ignor|honr|acapar|disput|ampar|cobr|lider|enumer|moder|numer|toler|liber|acelera?|inter)e$/;

const isFuture = ({ plain, written }: Word): boolean =>
  /[aei]r[eé]$/.test(written.toLowerCase()) && !stemInR.test(plain);

/** True if a word is a past-tense verb in the first person. Without its accent, only known irregular ones count. */
function isPast({ plain, written }: Word): boolean {
  if (notVerbs.has(plain)) return false;
  if (irregular.has(plain)) return true;
  return plain.length >= 4 && /[éíÉÍ]$/.test(written) && !isFuture({ plain, written } as Word);
}

const pronouns = wordSet(
  "lo la los las le les me se no yo ya tambien siempre lo luego entonces despues antes primero",
);
const clauseStarts = wordSet(`
  y e luego despues primero segundo tercero entonces siempre tambien solo ademas asi cuando si yo no lo la los las le les me se
  que donde mientras antes`);
const presentDeeds = wordSet(`
  hago pongo digo doy voy traigo salgo sigo mido pido elijo corrijo compruebo pruebo muestro cuento cierro enciendo empiezo
  vuelvo muevo resuelvo envio`);
const notPresent = wordSet(`
  como solo luego primero segundo tercero todo otro mismo tanto cuanto cuando poco mucho nuevo yo lo ello esto eso aquello
  segundo cuarto quinto sexto claro cierto pronto bajo cargo tengo creo quiero puedo debo pienso siento gusto conozco considero
  espero soy estoy trabajo llevo gano vivo necesito mano foto ocho pero suyo tuyo mio dijo hizo puso tuvo estuvo vino quiso pudo
  supo trajo hubo anduvo dio`);

/** Deeds in Spanish, where the ending of the verb is the subject. */
function deeds({ words }: Passage): Deed[] {
  const found: Deed[] = [];
  for (const [at, word] of words.entries()) {
    const tense = tenseOf(words, at);
    if (tense === null) continue;
    let first = word;
    for (
      let before = at - 1;
      before >= 0 && pronouns.has(words[before]?.plain ?? "") && !words[before + 1]?.afterBreak;
      before -= 1
    )
      first = words[before] ?? first;
    found.push(deedOf(first, word, tense));
  }
  return found;
}

function tenseOf(words: readonly Word[], at: number): Tense | null {
  const word = words[at];
  if (word === undefined || word.plain.length < 2) return null;
  const before = words[at - 1]?.plain ?? "";
  if (states.has(word.plain) && !(word.plain === "fui" && words[at + 1]?.plain === "a")) return null;
  if (isPast(word)) return "past";
  if ((before === "he" || before === "habia") && /.{2}(?:ado|ido|to|cho)$/.test(word.plain)) return "past";
  if (
    /.{2}(?:ar|er|ir|dr|br)ia$/.test(word.plain) &&
    !/^(?:seria|habria|tendria|podria|deberia|gustaria|querria|mayoria|estaria)$/.test(word.plain)
  )
    return "imagined";
  if (
    isFuture(word) &&
    word.plain.length >= 5 &&
    /[éÉ]$/.test(word.written) &&
    !/^(?:sere|estare|tendre|podre)$/.test(word.plain)
  )
    return "imagined";
  if (presentDeeds.has(word.plain)) return "present";
  const begins = word.afterBreak || clauseStarts.has(before);
  return begins &&
    /.{2}o$/.test(word.plain) &&
    // "costó" is somebody else's past.
    !word.written.endsWith("ó") &&
    !notPresent.has(word.plain) &&
    !/(?:ado|ido|mento|ento|ismo)$/.test(word.plain)
    ? "present"
    : null;
}

const notPlural = wordSet(`
  mismos ultimos proximos extremos animos minimos maximos ritmos tramos ramos termos hermanos algoritmos mecanismos optimos
  autonomos dimos-nada alumnos somos-nada pesimos seguimos-nada`);

const isPlural = ({ plain }: Word): boolean =>
  (/.{2}(?:a|e|i)mos$/.test(plain) && !notPlural.has(plain)) ||
  /^(?:nosotr[oa]s|nuestr[oa]s?|nos|fuimos|hemos|dimos|vimos)$/.test(plain);

const verbs: Verbs = {
  deeds,
  plural: ({ words }) => words.filter(isPlural),
  singular: ({ words }) => {
    const acts = new Set(deeds({ words, from: 0, to: 0 }).map(({ to }) => to));
    return words.filter(
      (word) =>
        acts.has(word.to) ||
        states.has(word.plain) ||
        /^(?:yo|mi|mis|me|conmigo|soy|tengo|creo)$/.test(word.plain),
    );
  },
};

export const spanish: Lexicon = {
  verbs,
  functionWords: wordSet(`
    el la los las lo un una unos unas y e o u de del al a en con por para sin sobre entre que se su sus es son era eran fue ser no
    si mi mis me te le les nos yo tu usted ustedes este esta esto ese esa eso como mas muy pero porque cuando donde quien cual ya
    tambien solo hay ha han he habia desde hasta cada todo toda todos todas otro otra antes despues luego asi tan tanto ni`),
  times: expressions(`
    el ano pasado|el mes pasado|la semana pasada|el (?:verano|invierno|otono) pasado|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de\\p{L}*)?|hace (?:un|una|dos|tres|cuatro|cinco|varios|unos|\\d+) (?:anos?|meses|mes|semanas?|dias?)|(?:19|20)\\d\\d|un (?:sabado|domingo|lunes|martes|miercoles|jueves|viernes|dia)|una (?:noche|manana|tarde|vez)|el \\d+ de \\p{L}+|ayer|aquel(?:la)? \\p{L}+|durante (?:la|el|mi)|en mi (?:primer|primera|ultimo|ultima) \\p{L}+|en navidad|al (?:subir|llegar|empezar)|esa (?:manana|noche|tarde|semana)|cuando (?:trabajaba|era|estaba)`),
  places: expressions(`
    en (?:un|una|el|la|mi|nuestro|nuestra) (?:\\p{L}+)|como (?:oficial|tecnic\\p{L}+|encargad\\p{L}+|jef\\p{L}+|auxiliar|camarer\\p{L}+|enfermer\\p{L}+|responsable|\\p{L}+)|mi (?:jef[ae]|equipo|cuadrilla|puesto|turno|planta|empresa|ultimo trabajo)|yo era|en (?:oncologia|urgencias|cocina|obra|quirofano|almacen)|de (?:la|mi) empresa`),
  tasks: expressions(`
    tenia que|tuve que|habia que|me toco|me tocaron|me encargaron|me pidieron|mi (?:tarea|objetivo|funcion|parte) era|problema*|porque|pero|aunque|sin embargo|fall*|falto|faltaron|faltaba*|se (?:nego|negaba|quejo|quejaba|movia|retraso|rompio|averio)|queria*|enfadad*|grit*|tarde|retras*|plazo|sin|en lugar de|demasiad*|error*|dificil*|perdi*|miedo|riesgo|peligr*|cedia|bloque*|estaba (?:llen|sol)\\p{L}`),
  results: expressions(`
    al final|finalmente|desde entonces|despues|gracias a|como resultado|asi que|por eso|baj(?:o|aron|ado|e) (?:de|un|a|en)|sub(?:io|ieron) (?:de|un|a)|paso de|redu(?:jo|jeron|cido)|ahorr*|en lugar de|cuando (?:antes|en una)|de \\d+ a \\d+|ningun*|ni un|nadie|sin (?:faltar|errores|quejas|retrasos)|acept*|complet*|adopto|todavia (?:lo|la|se)|se usa*|seguimos|sirvi*|gano|nos dio la razon|contento*|contenta*|tranquil*|satisfech*|a tiempo|agradec*|volvi(?:o|eron)|quedo*|salieron|habian salido|mejor*|aument*|menos|firm*|hoy|ahora`),
  numbers:
    /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciocho|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|cien|ciento|mil|millon|mitad|doble|doblar|tercio|docena)\b/gu,
  reasons: expressions(
    `porque|ya que|para que|para|por eso|asi|debido a|de lo contrario|si no|puesto que|pues|por la|por el|la razon|el motivo|entonces`,
  ),
  conditions: expressions(`si|a no ser|en caso|depende|quiza*|tal vez|puede que|por ejemplo|aunque|cuando`),
  order: expressions(
    `primero|segundo|tercero|cuarto|quinto|luego|despues|antes|al final|finalmente|mientras|entonces|solo entonces|enseguida|a las? (?:dos|tres|cuatro|\\p{L}+) semanas|por ultimo|a continuacion|empiezo|empezaria|siguiente|paso|desde entonces`,
  ),
  checks: expressions(
    `comprueb*|comprob*|revis*|verific*|mid*|medi*|prueb*|avis*|inform*|anot*|apunt*|registr*|a las? \\p{L}+ semanas|sabria que|sabre que|volveria*|vuelvo a|miro que|miraria*|controlo|seguimiento|preguntaria si|notaria|en la hoja|parte`,
  ),
  examples: expressions(
    `por ejemplo|una vez|el ano pasado|desde entonces|en mi|cuando|nunca|salvo|excepto|cuidado|riesg*|peligr*|aunque|tambien marca|se olvida*|limite*|solo si|porque un*|si encuentro|si algo`,
  ),
  generalities: expressions(
    `siempre|normalmente|en general|generalmente|a menudo|todo el mundo|todos (?:tenemos|debemos)|hay que|es (?:muy |lo mas )?(?:importante|fundamental|esencial)|lo mas importante|es lo primero|es la clave|nunca|cualquier momento|todos los (?:sabados|dias)`,
  ),
  emptyPhrases: expressions(`
    trabajo (?:muy )?bien bajo presion|(?:soy|me considero) (?:una persona )?(?:muy )?(?:organizad[oa]|responsable|dialogante|flexible|human[oa]|vocacional|trabajador[a]?|perfeccionista|proactiv[oa]|motivad[oa]|buen\\p{L}*)|persona (?:muy )?\\p{L}+|muy (?:organizad[oa]|responsable|human[oa]|vocacional|buen companero)|mejores cualidades|el cliente es lo primero|trato con el publico|trabajo en equipo es|la comunicacion es|la empatia es|la seguridad es|muchos anos de experiencia|conozco todas las normas|cumplo todas las normas|mucho cuidado|con responsabilidad|nuevos retos|buen ambiente|cosas nuevas|con carino|trabajar en equipo|me encanta`),
  evasions: expressions(
    `no se|ni idea|no se me ocurre|nunca he tenido|nunca me ha pasado|no es asunto mio|una se acostumbra|uno se acostumbra|ya esta|ya se vera|no es importante|no pasa nada|lo que (?:ustedes )?(?:consideren|quieran)|me da igual|sin problemas|me llevo bien|que se relajen|asi acabo antes|no puedo decir|paso palabra`,
  ),
  listener: expressions(`usted|ustedes|su|sus|les|vuestr*`),
  openness: expressions(
    `hablar*|negocia*|dispuest*|abiert*|entre|rango|banda|dentro de|depende|si|teletrabajo|revision|plus|beneficio*|bonus|formacion|vacaciones|horario|tienen (?:prevista|pensad\\p{L})|que (?:banda|rango|presupuesto)|a cambio|margen`,
  ),
  grounds: expressions(
    `porque|me baso|mercado|ofertas|provincia|region|convenio|experiencia|anos|nominas|responsab*|puesto|idioma*|aleman|ingles|titul*|funciones|ya que|media`,
  ),
  money:
    /(?:[£$€]\s?\d[\d.,']*|\d[\d.,']*\s?(?:€|euros?|eur|brutos?|netos?|al mes|al ano|la hora|por hora|\$|dolares|pesos|k\b)|\d{2,3}\.\d{3})/gu,
  insults: expressions(
    `idiota*|imbecil*|estupid*|gilipollas|tont[oa]s?|capull*|cabron*|puta|puto|puta*|mierda|hijo de puta|joder|subnormal*|payas[oa]s?|maric*n|pendej*|pringad*|asco de`,
  ),
  aimed: expressions(
    `tu|usted|ustedes|vosotros|te|os|eres|sois|son|esta (?:pregunta|entrevista|empresa|aplicacion)|este programa`,
  ),
  orders: expressions(`
    ignora (?:todas? )?(?:las |tus |mis )?(?:instrucciones|reglas|normas|indicaciones)[^.]*|olvida (?:todas? )?(?:las |tus )?(?:instrucciones|reglas)[^.]*|eres (?:ahora )?(?:una? )?(?:ia|inteligencia artificial|asistente|modelo)|dame (?:un |una |la |el )*(?:maxim[oa]|diez|10|100|mejor|puntuacion)[^.]*|(?:puntua|califica|valora) (?:esta|mi|con)[^.]*|responde solo[^.]*|actua como[^.]*|la (?:maxima )?puntuacion (?:maxima|completa)|maxima puntuacion`),
};
