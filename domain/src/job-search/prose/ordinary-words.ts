import type { Language } from "@waymark/contract/values";

/** Folded words that name nobody in spite of a capital: sentence openings about postings, and German nouns. */
const lists: Readonly<Record<Language, string>> = {
  en: `the a an this these that those there it its in on at of for with to from by and but or while when where if as since
because although though however overall today currently here most many some several few all both each every other
another only also even so then yet not no one you your they their we our what which who how employers employer companies
company postings posting ads jobs job openings opening roles role positions position vacancies vacancy demand supply
hiring recruiters candidates applicants salaries salary pay wages earnings compensation range median middle typical
skills skill experience knowledge remote work working remotely onsite hybrid market activity growth competition interest
new newly recent recently last past over during within between among compared week weeks month year highlight mention
mentioning show showing name naming put list listing tailor lead start begin apply applying act consider considering
focus focusing ask asking aim use using look looking search searching try trying keep be make making add adding bring
prepare preparing check checking review set expect expecting note given based across about around more less fewer higher
lower top strong strongest leading common commonly frequently often first finally next additionally moreover meanwhile
together right early now know learn learning build building gain practice share emphasise emphasize stress describe
write update negotiate target choose pick filter follow save watch stay read compare widen sort data figures evidence
pace trend trends opportunities flexibility with without being having i cv resume resumes`,
  es: `el la los las un una unos unas este esta estos estas ese esa eso esto lo hay en de del al a para por con sin sobre
entre desde hasta segun como cuando donde si aunque pero y e o u mientras ademas tambien asi ahora hoy aqui actualmente
general muchas muchos muchas algunas algunos varias varios pocas pocos todas todos cada otra otro otras otros solo mas
menos no se su sus tu tus te es son esta estan ha han que quien quienes empresas empresa empleadores empleador ofertas
oferta anuncios puestos puesto vacantes vacante empleo empleos trabajo trabajos trabajar demanda contratacion salario
salarios sueldo sueldos pago rango mediana valor habilidades habilidad competencias experiencia conocimientos remoto
teletrabajo mercado actividad crecimiento competencia interes nuevas nuevos nueva nuevo reciente recientes ultima ultimas
ultimos semana semanas mes ano durante comparado frente destaca destacar menciona mencionar muestra mostrar nombra pon
incluye incluir adapta empieza empezar postula postular postulate actua considera considerar centrate pide pedir apunta
usa usar busca buscar prueba probar manten se haz anade aporta prepara preparar revisa revisar espera ten tenga dado
basado alrededor mayor menor mayoria buena buen fuerte comunes comun frecuente frecuentes frecuentemente primero
finalmente luego junto pronto conoce aprende aprender desarrolla practica comparte subraya describe escribe actualiza
negocia elige filtra sigue guarda observa lee compara amplia ordena datos cifras ritmo tendencia tendencias
oportunidades flexibilidad curriculum cv quien quieres puedes conviene vale aprovecha parte`,
  fr: `le la les l un une des du de d ce cet cette ces cela c il elle ils elles on y en dans sur sous pour par avec sans
entre depuis selon comme quand lorsque ou si bien mais et tandis aussi ainsi donc or car alors aujourd hui actuellement
ici globalement ensemble beaucoup plusieurs certaines certains quelques peu toutes tous tout chaque autre autres seul
seules seulement plus moins ne n se s son sa ses leur leurs votre vos vous nous est sont ont qui que quoi dont
employeurs employeur entreprises entreprise offres offre annonces annonce postes poste emplois emploi recrutement
recruteurs candidats salaires salaire remuneration remunerations fourchette mediane valeur competences competence
experience connaissances teletravail distance travail marche activite croissance concurrence interet nouvelles nouveaux
nouvelle nouveau recent recentes recents derniere dernieres derniers semaine semaines mois annee pendant durant au aux
compare comparee face mettez mentionnez montrez nommez indiquez citez adaptez commencez postulez agissez envisagez
concentrez demandez visez utilisez cherchez recherchez essayez gardez soyez faites ajoutez apportez preparez verifiez
relisez attendez notez compte tenu base autour environ majorite forte fort courantes frequentes frequemment souvent
premierement d abord enfin ensuite puis rapidement tot apprenez developpez pratiquez partagez soulignez decrivez ecrivez
actualisez negociez choisissez filtrez suivez enregistrez observez lisez comparez elargissez triez donnees chiffres
rythme tendance tendances opportunites flexibilite cv valorisez profitez demande parmi cote`,
  de: `der die das den dem des ein eine einen einem einer eines dies diese dieser dieses diesen jene es sie ihr ihre ihren
ihrem ihnen er wir man in im an am auf aus bei beim mit nach von vom vor zu zum zur fur um uber unter zwischen seit wegen
laut gemass ohne durch gegen wahrend als wenn wo ob obwohl aber und oder sondern doch denn auch so also dann nun jetzt
heute hier derzeit aktuell insgesamt viele einige mehrere wenige alle jede jeder jedes andere nur mehr weniger nicht kein
keine ist sind hat haben wird werden wer was welche wie da dort dabei daher deshalb damit darunter davon zudem ausserdem
arbeitgeber arbeitgebern arbeitgebers unternehmen firmen firma stelle stellen anzeige anzeigen ausschreibungen angebot angebote jobs job
position positionen beruf berufe nachfrage bedarf einstellung einstellungen bewerber bewerberinnen bewerbende lohn lohne
gehalt gehalter verdienst bezahlung vergutung spanne mitte mittelwert median wert fahigkeit fahigkeiten kenntnis
kenntnisse kenntnissen erfahrung erfahrungen wissen konnen remote homeoffice arbeit arbeiten markt aktivitat wachstum
wettbewerb konkurrenz interesse neue neuer neues woche wochen monat jahr tag tage tagen zeit zeitraum vergleich heben
nennen zeigen setzen passen beginnen bewerben handeln erwagen konzentrieren fragen verlangen zielen nutzen suchen
versuchen probieren bleiben seien machen fugen bringen bereiten prufen uberarbeiten erwarten beachten angesichts rund
etwa hohe hoher hohere starke haufig haufigsten oft zuerst schliesslich gemeinsam fruh lernen bauen uben teilen betonen
beschreiben schreiben aktualisieren verhandeln wahlen filtern folgen merken beobachten lesen vergleichen erweitern
sortieren daten zahlen tempo trend trends chance chancen moglichkeit moglichkeiten flexibilitat lebenslauf unterlagen
bewerbung bewerbungen anteil teil mehrheit grossteil reihe liste suche suchen titel text filter ziel ziele starken starke
beispiel beispiele beispielen gesprach gesprache verhandlung qualifikation qualifikationen anforderung anforderungen
profil bereich bereichen feld region ort orte lage entwicklung ruckgang anstieg zuwachs dynamik orientierung grundlage
hinweis blick rahmen durchschnitt ende anfang fall falle falls besonders gefragt gesucht haufigste meisten anstellung
praxis weiterbildung einsatz schritt schritte vorteil vorteile`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** Endings of German compounds for ordinary things, whatever comes before them. */
const germanEnds =
  /.{2}(?:markt(?:es)?|stellen?|anzeigen?|gehalt(?:s|er)?|angaben?|spannen?|angebote?|kenntniss?en?|fahigkeiten?|erfahrung(?:en)?|nachfrage|unterlagen|chancen?|woche|zahlen|trends?|gesprache?|filter|anteil|profil|arbeit|ausschreibung(?:en)?|titel)$/;

/** Tells whether a folded word is an ordinary one that names no company, place or skill. */
export function isOrdinary(word: string, language: Language): boolean {
  const set = sets.get(language) ?? new Set(lists[language].split(/\s+/));
  sets.set(language, set);
  return set.has(word) || (language === "de" && germanEnds.test(word));
}
