import type { LanguageRules } from "./language-rules.ts";
import { phrases, wordSet } from "./word-lists.ts";

/** Nouns of action without a typical ending, and irregular past forms. */
const nouns = wordSet(`
  control desarrollo apoyo manejo cuidado cuidados diseno venta ventas cierre registro seguimiento trato cobro reparto
  montaje uso analisis ahorro alta arreglo armado ajuste aumento avance cambio cobertura cocina compra compras consulta
  corte custodia despacho empleo ensayo entrega estudio gestion impulso inicio lanzamiento logro manejo mejora muestreo
  organizacion pago pedido planteamiento puesta recogida reduccion reparo rescate resolucion servicio soporte sustento
  toma traslado traspaso trabajo turno vigilancia visita limpieza carga descarga docencia asistencia acogida compra
  reduje conduje produje traduje introduje obtuve mantuve hice puse propuse compuse dispuse di traje fui pude supe quise
  redujo condujo produjo tradujo introdujo obtuvo mantuvo hizo puso propuso lleve llevo`);

const noVerbs = wordSet(`
  experiencia lugar hogar mar par similar singular particular familiar militar escolar auxiliar regular popular ayer
  mujer alquiler taller nivel primer tercer cualquier ser poder haber bachiller canciller licencia ciencia persona`);

export const spanish: LanguageRules = {
  examples: ["Dirigí", "Gestión de"],
  isAction: (word, written) => {
    if (noVerbs.has(word)) return false;
    if (nouns.has(word)) return true;
    if (/[éíó]$/i.test(written) && word.length >= 4) return true;
    if (/.{3}(?:ar|er|ir)(?:se)?$/.test(word) || /.{3}(?:ando|iendo|yendo)$/.test(word)) return true;
    if (/.{2}(?:aba|abamos|ado|ido|ada|ida|amos|imos)$/.test(word)) return true;
    return /.{2}(?:cion|ciones|sion|siones|miento|mientos|anza|aje|tura|encia|ancia)$/.test(word);
  },
  endsInAction: () => false,
  skipped: (word) => /mente$/.test(word) || word === "he" || word === "correcta" || word === "plena",
  vague: wordSet(`
    cosa cosas tarea tareas varias varios diversas diversos trabajo trabajos labores funciones todo todos general generales diario diarias otros otras etc necesario`),
  weak: phrases(`
    encargado de|encargada de|encargado del|encargada del|encargado|encargada|responsable de|responsable del|
    ayude|ayudar|ayudaba|ayudando|ayuda en|ayuda a|colabore en|colaborar en|colaboracion en|participe en|participar en|
    participacion en|trabaje en|trabajar en|trabajo en|trabajando en|tareas de|tareas varias|funciones de|funciones:|
    mis funciones|involucrado en|involucrada en|implicado en|implicada en|a cargo de|a cargo del|apoyo en|apoyo a|
    dedicado a|dedicada a|me encargaba|me encargue`),
  pronouns:
    /(?<![\p{L}\d.-])(?:[Yy]o|[Mm]is?|[Mm]e(?=\s)|[Cc]onmigo|[Nn]osotr[oa]s|[Nn]uestr[oa]s?)(?![\p{L}\d-])/gu,
  buzzwords: phrases(`
    trabajo en equipo|proactivo|proactiva|proactividad|dinamico|dinamica|persona dinamica|responsable y trabajador|
    responsable y trabajadora|trabajador y responsable|trabajadora y responsable|orientado a resultados|
    orientada a resultados|orientado al detalle|orientada al detalle|con ganas de aprender|ganas de trabajar|
    gran capacidad de trabajo|don de gentes|polivalente|apasionado por|apasionada por|altamente motivado|
    altamente motivada|muy motivado|muy motivada|resolutivo|resolutiva|facilidad de adaptacion|aprendizaje rapido|
    amplia experiencia|capacidad de liderazgo|sinergia|sinergias|puntual|buena presencia`),
  figures:
    /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|cientos|mil|miles|millon|millones|docenas?|duplic\w+|tripli\w+|doble|triple|mitad)\b/,
};
