import type { Passage, Word } from "../passages.ts";
import { expressions, type Lexicon, wordSet } from "./lexicon.ts";
import { type Deed, deedOf, type Tense, type Verbs } from "./verbs.ts";

const between = wordSet(`
  ne n me m te t se s le la l les lui leur y en nous vous pas aussi d'abord alors ensuite toujours tout bien donc deja vite
  meme encore jamais aussitot immediatement egalement simplement calmement souvent seulement puis`);
const states = wordSet(`
  suis etais etait ete eu ai avais pense crois croyais sais savais veux voulais voulu peux pouvais pu dois devais du aime aimais
  prefere sens sentais senti trouve-que souhaite espere voudrais pourrais devrais aimerais serais aurais suppose connais
  connaissais comprends viens-de gagne habite travaille travaillais reste restais maitrise cru`);
const isParticiple = (plain: string): boolean =>
  /.{2}(?:e|ee|ees|es|i|ie|is|it|u|ue|ues|us|ert|erte|aint|eint|oint|se|te)$/.test(plain) ||
  /^(?:mis|dit|fait|pris|vu|lu|su)$/.test(plain);
const notParticiples = wordSet("une le les de mes ses tres que tres-bien plus des cette quatre");

/** Deeds in French: `je` or `j'` with its verb, and participles that go on with the same subject. */
function deeds({ words }: Passage): Deed[] {
  const found: Deed[] = [];
  let perfect = false;
  let tense: Tense | null = null;
  for (const [at, word] of words.entries()) {
    if (word.plain === "j" || word.plain === "je") {
      const read = verbAfter(words, at);
      perfect = read?.perfect ?? false;
      tense = read?.tense ?? null;
      if (read !== null && !states.has(read.verb.plain)) found.push(deedOf(word, read.verb, read.tense));
    } else if (/^(?:il|elle|on|nous|ils|elles|qui|vous|tu|c|ca|cela)$/.test(word.plain) && word.afterBreak) {
      perfect = false;
      tense = null;
    } else if (tense !== null && goesOn(words, at) && !found.some(({ to }) => to >= word.to)) {
      if (perfect && isParticiple(word.plain) && !notParticiples.has(word.plain) && word.plain.length > 3)
        found.push(deedOf(word, word, "past"));
      if (!perfect && /.{3}(?:rais)$/.test(word.plain)) found.push(deedOf(word, word, "imagined"));
    }
  }
  return found;
}

const goesOn = (words: readonly Word[], at: number): boolean =>
  words[at]?.afterBreak === true || /^(?:et|puis|ensuite|ou)$/.test(words[at - 1]?.plain ?? "");

function verbAfter(
  words: readonly Word[],
  at: number,
): { verb: Word; tense: Tense; perfect: boolean } | null {
  let perfect = false;
  for (let next = at + 1; next < Math.min(words.length, at + 8); next += 1) {
    const verb = words[next];
    if (verb === undefined) return null;
    if (between.has(verb.plain) || /.{4}ment$/.test(verb.plain)) continue;
    if (/^(?:ai|avais|suis|etais)$/.test(verb.plain) && !perfect) {
      perfect = true;
      continue;
    }
    if (perfect)
      return isParticiple(verb.plain) && !notParticiples.has(verb.plain)
        ? { verb, tense: "past", perfect }
        : null;
    if (/.{2}rais$/.test(verb.plain) || /.{2}rai$/.test(verb.plain))
      return { verb, tense: "imagined", perfect };
    return {
      verb,
      tense:
        /.{2}ais$/.test(verb.plain) && !/^(?:fais|vais|sais|connais)$/.test(verb.plain) ? "past" : "present",
      perfect,
    };
  }
  return null;
}

const verbs: Verbs = {
  deeds,
  plural: ({ words }) => words.filter(({ plain }) => /^(?:nous|on|notre|nos)$/.test(plain)),
  singular: ({ words }) => words.filter(({ plain }) => /^(?:je|j|me|m|mon|ma|mes|moi)$/.test(plain)),
};

export const french: Lexicon = {
  verbs,
  functionWords: wordSet(`
    le la les l un une des de du d et ou ni a au aux en dans par pour sur sous avec sans chez vers que qu qui quoi dont ou ce cet
    cette ces c ca cela se s son sa ses mon ma mes ton leur leurs notre nos votre vos je j tu il elle on nous vous ils elles me m
    te lui y ne n pas plus tres si mais car donc est sont etait ete etre ai as avait avaient avons ont quand comme puis alors
    aussi tout tous toute toutes autre autres meme deux fait bien`),
  times: expressions(`
    l'an dernier|l'annee derniere|le mois dernier|la semaine derniere|l'hiver dernier|l'ete dernier|(?:au printemps|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|hiver|ete|automne))(?: dernier| il y a)?|il y a (?:un|une|deux|trois|quatre|cinq|quelques|\\d+) (?:ans?|mois|semaines?|jours?)|(?:19|20)\\d\\d|un (?:jour|soir|matin|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|une (?:fois|nuit|annee)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|premier|troisieme)(?: \\p{L}+)?|hier|pendant (?:un|mon|ma|la|deux|trois|\\p{L}+)|ce jour-la|ce (?:matin|soir)-la|chaque jour|a noel|quand (?:je travaillais|j'etais)|lors d\\p{L}*`),
  places: expressions(`
    dans (?:un|une|le|la|mon|ma|notre|l')\\s?\\p{L}+|a (?:la|l') ?\\p{L}+|chez (?:mon|un|une|notre|\\p{L}+)|en tant que|comme \\p{L}+|mon (?:chef|equipe|poste|dernier|ancien|responsable)|ma (?:responsable|chef|cliente|classe)|a l'accueil|au (?:groupement|magasin|bureau|service|depot|lycee|college)`),
  tasks: expressions(`
    devai\\p{L}*|il fallait|a faire|ma (?:tache|mission) etait|mon (?:objectif|role) etait|on m'a demande|probleme*|parce que|mais|car|pourtant|cependant|panne|manqu*|refus*|craign*|craint|avait peur|ne voulait plus|a cesse|en colere|cri\\p{L}*|retard|delai|sans|au lieu de|trop|erreur*|difficile*|sous-estim*|perdu|risque|danger|bloqu*|cherchait|mal (?:rangees?|prepare\\p{L}*)|avait change d'avis|avaient du mal`),
  results: expressions(`
    finalement|au final|a la fin|depuis|ensuite|du coup|grace a|resultat|si bien que|(?:est|sont|etait|etaient) (?:passe\\p{L}*|tombe\\p{L}*|descendu\\p{L}*|monte\\p{L}*) (?:de|a)|de [^.]{0,14} a [^.]{0,14}|au lieu de|rapport a|gagne*|econom*|reduit|baisse|aucun\\p{L}*|personne n\\p{L}*|sans (?:surcout|faute|incident)|a temps|a l'heure|accepte|a donne son accord|a repris|a compris|l'a compris|remerci*|satisfai*|content\\p{L}*|reussi|c'etait bon|ont eu|a eu ses|est retournee?|est ressortie?|aujourd'hui|maintenant|desormais|encore|mieux|moins|plus vite|s'est (?:bien passe|arrange)|ca s'est`),
  numbers:
    /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|million|moitie|double|tiers|douzaine|dizaine)\b/gu,
  reasons: expressions(
    `parce que|parce qu|car|puisque|afin|pour (?:que|eviter|qu|voir|ne)|sinon|donc|c'est pourquoi|a cause|en raison|grace|la raison|de peur|par exemple`,
  ),
  conditions: expressions(
    `si|s'il*|sinon|en cas|selon|peut-etre|depend|par exemple|a moins|soit|lorsque|quand`,
  ),
  order: expressions(
    `d'abord|ensuite|puis|apres|avant|enfin|finalement|pendant|en meme temps|aussitot|tout de suite|alors|premier*|deuxieme|troisieme|le jour meme|a la fin|etape|jusqu|entre les passes|racine`,
  ),
  checks: expressions(
    `verifi*|control*|relir*|relis|mesur*|test*|essai|essay*|m'assur*|demander* (?:si|de)|not\\p{L}{1,5}|consign*|inform*|prevenir*|previendrai*|rappeler*|semaines plus tard|pour voir si|je verrai*|suivi|bilan|apres (?:deux|trois|quelques)|regarde si|je regarde|a l'oeil|sign\\p{L}*-nous|ressuage|ultrasons`,
  ),
  examples: expressions(
    `par exemple|une fois|l'an dernier|depuis|chez mon|quand|jamais|sauf|limite*|attention|risque*|danger*|seulement si|ne prouve pas|si la|si le|sans (?:essai|cela)|selon`,
  ),
  generalities: expressions(
    `toujours|souvent|en general|generalement|d'habitude|normalement|tout le monde|il faut|les gens|c'est (?:tres )?(?:important|essentiel|le metier)|est (?:tres )?(?:important\\p{L}*|essentiel\\p{L}*|primordial\\p{L}*)|sont (?:tres )?importants|jamais|a chaque fois|partout`,
  ),
  emptyPhrases: expressions(`
    je suis (?:une personne |quelqu'un )?(?:de |d')?(?:tres )?(?:motive\\p{L}*|dynamique|rigoureu\\p{L}*|organise\\p{L}*|pedagogue|empathique|ouvert\\p{L}*|curieux|curieuse|proacti\\p{L}*|perfectionniste|polyvalent\\p{L}*|force)|motive|dynamique|rigoureux|tres (?:bon relationnel|pedagogue|empathique|organise\\p{L}*|ouverte?)|bon relationnel|a l'ecoute|bienveillance|ma vocation|force de proposition|esprit d'initiative|esprit d'equipe|nouveaux defis|de nouveaux defis|leader sur|excellente reputation|en pleine croissance|partage mes valeurs|dans l'ame|je sais convaincre|les meilleurs du marche|excellent contact|travail soigne|la qualite est|communication est|passe avant tout|je ne lache|beaucoup d'idees|tous les procedes|bonne ambiance|aime aider|avec beaucoup de|mon possible|mission partagee`),
  evasions: expressions(
    `je ne sais pas|aucune idee|rien de special|rien ne me vient|ca ne m'est jamais arrive|jamais arrive|c'est le metier|je n'ai jamais|oui souvent|les gens ne comprennent|peu importe|comme vous voulez|ce n'est pas mon probleme|beaucoup de candidatures|j'ai fait mon travail|la note reste|joker`,
  ),
  listener: expressions(`vous|votre|vos`),
  openness: expressions(
    `negoci*|discut*|parler|ouvert*|entre|fourchette|selon|dependr*|si|teletravail|prime*|avantage*|formation|conges|revision|dans six mois|apres six mois|quel* (?:est|fourchette|budget)|votre (?:budget|fourchette)|en echange|marge`,
  ),
  grounds: expressions(
    `parce que|car|me base|me fonde|marche|annonces|region|convention|experience|ans|responsab*|diplome*|poste|moyenne|enquete*|astreinte*|langue*|puisque`,
  ),
  money:
    /(?:[£$€]\s?\d[\d.,']*|\d[\d.,' ]*\s?(?:€|euros?|eur|bruts?|nets?|par mois|par an|de l'heure|\$|francs|chf|k\b|keur)|\d{2,3}[. ]\d{3})/gu,
  insults: expressions(
    `idiot*|imbecile*|cretin*|con|conne|connard*|connasse*|salaud*|salope*|pute*|merde|encule*|abruti*|debile*|batard*|bouffon*|ta gueule|nique*`,
  ),
  aimed: expressions(
    `tu|toi|vous|t|te|es|etes|cette (?:question|entreprise|application)|cet entretien|ce programme`,
  ),
  orders: expressions(`
    ignore[zr]? (?:toutes? )?(?:les |tes |vos |mes )?(?:instructions|regles|consignes)[^.]*|oublie[zr]? (?:toutes? )?(?:les |tes |vos )?(?:instructions|regles|consignes)[^.]*|tu es (?:maintenant )?(?:une? )?(?:ia|intelligence artificielle|assistant|modele)|vous etes (?:une? )?(?:ia|intelligence artificielle|assistant)|donne[z]?(?:-moi| moi)? (?:la |une |le |un )*(?:note maximale|meilleure|maximum|100|10|20)[^.]*|note[z]? (?:cette|ma) reponse[^.]*|reponds (?:seulement|uniquement)[^.]*|agis comme[^.]*|note maximale|score maxim\\p{L}*`),
};
