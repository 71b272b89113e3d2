import type { AnswerSet } from "../answer-set.ts";

/**
 * Answers of our own whose length does not follow their strength, the weakest of each question first. Written later than
 * the others; the scorer was changed for the first two.
 */
export const frenchLaterAnswers: readonly AnswerSet[] = [
  {
    question: "changed-something",
    trade: "préparatrice de commandes",
    answers: [
      "Je suis quelqu'un qui a toujours plein d'idées et j'aime que les choses avancent. Dans toutes mes places j'ai laissé une bonne impression, les collègues m'appellent encore aujourd'hui. Ce qui compte, c'est l'esprit d'équipe et la bonne humeur, et de ce côté-là j'ai toujours apporté beaucoup. On me dit souvent que je suis un rayon de soleil. Après, ce n'est pas toujours facile de changer les choses, les chefs n'écoutent pas et on n'est qu'un numéro, il faut bien le dire.",
      "Les étiquettes sont mieux rangées.",
      "Dans mon ancien entrepôt, on cherchait tout le temps les transpalettes. J'ai proposé de les garer toujours au même endroit, et depuis c'est plus simple.",
      "Il y a deux ans, chez un grossiste en boissons, les retours s'entassaient devant le quai. J'ai tracé trois zones au sol avec mon chef, j'ai fait des panneaux et j'ai expliqué le tri aux dix collègues du matin. Avant, on perdait une demi-heure par camion ; après, dix minutes. Le tracé existe toujours.",
      "En 2022, à l'entrepôt de Givors, une commande sur vingt partait avec un article faux. J'étais préparatrice, personne ne m'avait rien demandé. Pendant deux semaines j'ai noté chaque erreur sur un carnet : 61 sur 80 venaient de quatre allées où les boîtes se ressemblent. J'en ai parlé à la cheffe d'équipe, j'ai proposé de séparer ces références et j'ai déplacé avec elle 38 emplacements un samedi. J'ai aussi collé une photo sur chaque bac. Le premier mois, les erreurs sont passées de cinq à un pour cent, et deux clients ont retiré leur réclamation. Quand je suis partie, le plan avait été repris pour tout l'entrepôt, et ils m'ont envoyé la photo.",
    ],
  },
  {
    question: "edu-allergy-trip",
    trade: "animatrice",
    answers: [
      "Je lui donnerais de l'eau et j'attendrais que ça passe.",
      "La sécurité des enfants passe avant tout et c'est une très grande responsabilité. Je suis très attentive et je ne quitte jamais mon groupe des yeux. Avec moi il n'est jamais rien arrivé en dix ans, parce que je préviens les problèmes avant qu'ils n'arrivent. Il faut surtout garder son calme, car les enfants sentent quand l'adulte a peur. Les parents me font confiance et je sais les rassurer, c'est une de mes grandes qualités.",
      "J'appellerais les parents pour savoir s'il est allergique. Ensuite j'appellerais le médecin.",
      "J'appellerais tout de suite le 15, parce que cela peut aller très vite. Je regarderais s'il a une trousse avec un stylo et je le lui ferais. Un collègue éloignerait les autres enfants. Puis j'appellerais les parents.",
      "D'abord je regarderais s'il respire et s'il parle : des lèvres qui gonflent peuvent devenir une gorge qui gonfle en quelques minutes. Je l'assoirais, je ne le laisserais pas marcher, et j'enverrais ma collègue avec les autres à trente mètres. J'appellerais le 15 sur haut-parleur pour garder les mains libres. Si sa fiche prévoit un stylo, je le ferais dans la cuisse sans attendre, même si je doute, car trop tôt ne fait presque rien et trop tard coûte la vie ; je noterais l'heure. S'il perd connaissance, je l'allongerais, jambes levées. Je garderais l'emballage du goûter pour les secours. Ensuite seulement les parents, puis la directrice. Au bout de cinq minutes sans mieux, je demanderais au 15 si je peux faire le second stylo. Le soir je relirais toutes les fiches avec l'équipe, et je vérifierais que chaque trousse est dans le sac et non dans le car.",
    ],
  },
  {
    question: "food-allergy",
    trade: "serveur",
    heldOut: true,
    answers: [
      "De nos jours tout le monde est allergique à quelque chose, c'est devenu une mode. Avant, les gens mangeaient de tout et personne ne se plaignait. Mais bon, le client est roi et moi je reste toujours poli et souriant, c'est mon métier. J'ai travaillé dans de très belles maisons où on recevait des clients du monde entier, alors je sais m'adapter à toutes les demandes. La cuisine se débrouille, ce sont des professionnels, chacun son travail.",
      "Je le dis au chef.",
      "Je demande à quoi il est allergique et je l'écris sur le bon. La cuisine fait attention.",
      "Je demande quel produit et si une trace suffit. Je consulte le classeur des allergènes, puis je propose deux plats sûrs. J'écris l'allergie en rouge sur le bon et je le dis de vive voix au chef. L'assiette sort à part et je la porte moi-même, pour qu'elle ne soit pas confondue.",
      "Je ne dis jamais « ça devrait aller ». Je demande le produit, et si une trace est dangereuse ou si c'est une intolérance, parce que cela change tout. Je prends le classeur des quatorze allergènes, à jour du matin, et je vérifie aussi la sauce et la garniture : chez nous la moutarde est dans trois vinaigrettes sur cinq. Le bon part avec la table, la place et le produit en capitales, et je le lis à voix haute au passe ; le chef répète. En cuisine : planche violette, couteau propre, huile neuve, car la friteuse garde le gluant et les traces de crevette. L'assiette reçoit un piquet, sort seule, et je la pose en redisant ce qu'il n'y a pas dedans. Je repasse après dix minutes. En juin un commis avait remplacé l'huile de tournesol par de l'arachide ; la relecture l'a arrêté. Si je n'ai pas la réponse, je le dis et je propose autre chose.",
    ],
  },
  {
    question: "weakness",
    trade: "assistante de direction",
    heldOut: true,
    answers: [
      "Je suis trop perfectionniste et je travaille trop, on me le reproche souvent. J'ai du mal à m'arrêter tant que tout n'est pas parfait, c'est mon caractère. Mais je pense que c'est aussi une qualité, parce que comme ça le travail est toujours impeccable et mes chefs sont contents. Sinon je ne vois pas vraiment, je suis polyvalente, dynamique, organisée et toujours de bonne humeur, donc honnêtement je n'ai pas de gros défaut.",
      "L'anglais. Je comprends mais je parle mal.",
      "Je ne sais pas bien dire non. J'accepte tout et ensuite je suis débordée. J'essaie d'y faire attention depuis quelque temps.",
      "Je parle mal en réunion : dès qu'il y a plus de huit personnes, je perds mes mots. Depuis janvier je prépare trois phrases écrites avant chaque comité, et je me suis inscrite à un cours de théâtre le mardi. Au dernier comité j'ai présenté le budget du séminaire pendant cinq minutes.",
      "Les tableaux croisés. Pendant des années j'ai refait chaque mois à la main un suivi de 900 lignes, quatre heures, et j'avais honte de le dire. En mars l'erreur s'est vue : deux factures comptées deux fois, 3 100 euros. Je suis allée voir le contrôleur, je lui ai montré mon fichier, et il m'a appris l'essentiel en trois pauses de midi. Depuis, je fais une heure d'exercices chaque vendredi, j'ai refait le suivi en vingt minutes, et je le fais relire encore une fois sur trois, parce que je ne suis pas sûre de moi sur les dates. Je ne serai jamais analyste. Mais je demande maintenant le jour même, parce que j'ai vu ce que coûte le silence.",
    ],
  },
];
