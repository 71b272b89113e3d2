import type { LanguageRules } from "./language-rules.ts";
import { phrases, wordSet } from "./word-lists.ts";

/** Nouns of action without a typical ending, and irregular participles. */
const nouns = wordSet(`
  suivi soin soins accueil vente ventes achat achats controle mise prise tenue conduite appui conseil conseils pilotage
  developpement analyse etude etudes saisie veille entretien maintenance gestion realisation animation formation
  service surveillance recherche reprise refonte remise transport tri coupe pose montage soudage reparation cuisson
  preparation livraison relance relances depannage essai essais bilan calcul choix creation audit aide appel appels
  encaissement contact contacts cours demarche hausse baisse lancement collecte debut travail travaux dispense
  concu construit conduit produit reduit traduit introduit obtenu mis remis promis pris repris appris entrepris atteint
  ouvert offert decouvert maintenu soutenu tenu vendu rendu repondu resolu recu etabli fourni reussi defini garanti
  agrandi enrichi investi fait refait ecrit suivi poursuivi su vu elu accru fabrique supervise`);

const noVerbs = wordSet(`
  premier dernier metier atelier papier chantier janvier fevrier particulier hier mer fer hiver cuisinier ouvrier chauffeur
  etre annee etage langage village age image experience connaissance licence science france vacances competence
  maitre autre notre votre titre lettre centre theatre libre livre ordre cadre membre nombre chambre entre contre`);

/** Adverbs in "-ment". The ending alone does not decide: "encadrement" is an action. */
const adverbs = wordSet(`
  quotidiennement regulierement efficacement directement pleinement occasionnellement ponctuellement activement
  etroitement notamment principalement rapidement entierement ai avoir bonne`);

export const french: LanguageRules = {
  examples: ["Gestion de", "Développé"],
  isAction: (word, written) => {
    if (noVerbs.has(word)) return false;
    if (nouns.has(word)) return true;
    if (/(?:é|ée|és|ées)$/iu.test(written) && word.length >= 4) return true;
    if (/.{3}(?:er|ir|oir|dre|ire|ttre)$/.test(word) || /.{3}(?:ant|ais|ait)$/.test(word)) return true;
    return /.{3}(?:tion|tions|sion|sions|ment|ments|age|ages|ance|ures?|ise)$/.test(word);
  },
  endsInAction: () => false,
  skipped: (word) => adverbs.has(word),
  vague: wordSet(`
    chose choses tache taches divers diverses travail travaux tout tous generale generales quotidien quotidiennes autre autres differents differentes etc missions`),
  weak: phrases(`
    charge de|chargee de|charge du|chargee du|charge d'|chargee d'|en charge de|en charge du|en charge d'|responsable de|
    responsable du|responsable des|responsable d'|participation a|participation au|participation aux|participe a|
    participe au|participe aux|participer a|participer au|participer aux|aide a|aide au|aide aux|aider a|aider au|
    travail sur|travaille sur|travailler sur|travaux divers|taches diverses|diverses taches|implique dans|impliquee dans|
    contribution a|contribue a|contribuer a|collaboration a|missions:|mes missions|assiste a|assister a|sensibilise a`),
  pronouns:
    /(?<![\p{L}\d.-])(?:[Jj]e(?=\s)|[Jj]'(?=\p{Ll})|[Mm]on(?=\s)|[Mm]a(?=\s)|[Mm]es(?=\s)|[Mm]oi|me(?=\s)|m'(?=\p{Ll})|[Nn]ous|[Nn]otre|[Nn]os)(?![\p{L}\d-])/gu,
  buzzwords: phrases(`
    esprit d'equipe|proactif|proactive|dynamique|dynamique et motive|dynamique et motivee|motive et dynamique|
    motivee et dynamique|force de proposition|rigoureux et organise|rigoureuse et organisee|oriente resultats|
    orientee resultats|oriente resultat|orientee resultat|oriente client|sens du contact|bon relationnel|
    excellent relationnel|perfectionniste|passionne par|passionnee par|tres motive|tres motivee|polyvalent|polyvalente|
    capacite d'adaptation|gout du challenge|gout du defi|synergie|synergies|travailleur|travailleuse|aisance relationnelle|
    serieux et motive|serieuse et motivee`),
  figures:
    /\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|centaines?|mille|milliers?|millions?|milliards?|dizaines?|douzaines?|doubl\w+|tripl\w+|moitie)\b/,
};
