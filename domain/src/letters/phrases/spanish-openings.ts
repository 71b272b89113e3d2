import type { LetterPhrases } from "./letter-phrases.ts";

/** The formal "usted"; no adjective tells the writer's gender. */
export const spanishOpenings: LetterPhrases["openings"] = {
  posting: {
    plain: [
      "Les presento mi candidatura al puesto de {role} en {company}.",
      "Me dirijo a ustedes para optar al puesto de {role} que han publicado.",
      "En respuesta a su oferta, solicito el puesto de {role}.",
      "Deseo optar al puesto de {role} en {company}; adjunto mi currículum.",
      "Con esta carta solicito a {company} el puesto de {role}.",
      "Les presento mi candidatura al puesto publicado; adjunto mi currículum.",
    ],
    warm: [
      "Con mucho gusto les presento mi candidatura al puesto de {role}.",
      "Gracias por dedicar su tiempo a leer mi candidatura al puesto de {role}.",
      "Me alegró leer que {company} busca personal, y me gustaría presentarme para el puesto de {role}.",
      "Permítanme presentarme como aspirante al puesto de {role} en {company}.",
      "Al leer su oferta de {role} quise escribirles enseguida.",
      "Gracias por dedicar su tiempo a leer mi candidatura.",
    ],
    confident: [
      "Para el puesto de {role} aporto experiencia que puedo demostrar.",
      "A lo que pide {company} para el puesto de {role} respondo aquí con hechos.",
      "Buscan cubrir el puesto de {role}: prefiero que hable mi trabajo.",
      "Me propongo para el puesto de {role} en {company}, con ejemplos que pueden comprobar.",
      "Mi trabajo responde a lo que exige su puesto de {role}.",
      "A lo que piden en su oferta respondo aquí con hechos.",
    ],
  },
  unsolicited: {
    plain: [
      "Les escribo para saber si {company} prevé cubrir pronto un puesto de {role}.",
      "Les envío mi candidatura espontánea; adjunto mi currículum.",
    ],
    warm: [
      "Aunque no han publicado ninguna oferta, me gustaría presentarme a {company}.",
      "Aunque no han publicado ninguna oferta, me gustaría presentarme.",
    ],
    confident: [
      "Me dirijo directamente a {company}, porque mi trabajo puede serles útil antes de que publiquen una oferta.",
      "Me dirijo directamente a ustedes, porque mi trabajo puede serles útil antes de que publiquen una oferta.",
    ],
  },
  internal: {
    plain: [
      "Presento mi candidatura interna al puesto de {role}.",
      "Presento mi candidatura al puesto anunciado internamente.",
    ],
    warm: [
      "Me alegró leer que el puesto de {role} se cubrirá internamente, y me gustaría optar a él.",
      "Me alegró leer que hay un puesto que se cubrirá internamente, y me gustaría optar a él.",
    ],
    confident: [
      "Para el puesto interno de {role} puedo mostrar un trabajo que aquí cualquiera puede comprobar.",
      "Para el puesto interno puedo mostrar un trabajo que aquí cualquiera puede comprobar.",
    ],
  },
  "follow-up": {
    plain: [
      "Hace poco presenté mi candidatura al puesto de {role} y quisiera saber en qué punto se encuentra.",
      "Les escribo acerca de mi candidatura y les agradecería saber en qué punto se encuentra.",
    ],
    warm: [
      "Sé que elegir lleva su tiempo; ¿podrían decirme cómo va mi candidatura al puesto de {role}?",
      "Espero que se encuentren bien; ¿podrían decirme cómo va mi candidatura?",
    ],
    confident: [
      "Mi interés por el puesto de {role} sigue intacto; ¿cuál es el próximo paso?",
      "Mi interés por su puesto sigue intacto; ¿cuál es el próximo paso?",
    ],
  },
  "thank-you": {
    plain: [
      "Les agradezco la entrevista sobre el puesto de {role}.",
      "Les agradezco el tiempo que me dedicaron en la entrevista.",
    ],
    warm: [
      "Muchas gracias por la acogida y por la conversación sobre el puesto de {role}.",
      "Fue un placer conocerles y conversar con ustedes.",
    ],
    confident: [
      "Nuestra entrevista confirmó mi interés por el puesto de {role}; se lo agradezco.",
      "Después de nuestra entrevista lo tengo claro: quiero hacer este trabajo.",
    ],
  },
  accept: {
    plain: ["Acepto su oferta para el puesto de {role}.", "Les agradezco su oferta, que acepto."],
    warm: [
      "Con gran alegría acepto su oferta para el puesto de {role}.",
      "Con gran alegría acepto su oferta.",
    ],
    confident: ["Mi respuesta es sí: acepto el puesto de {role}.", "Mi respuesta a su oferta es sí."],
  },
  decline: {
    plain: [
      "Les agradezco que me hayan ofrecido el puesto de {role}. Tras pensarlo bien, he decidido no aceptarlo.",
      "Les agradezco su oferta. Tras pensarlo bien, he decidido no aceptarla.",
    ],
    warm: [
      "Muchas gracias por ofrecerme el puesto de {role} y por su confianza. No ha sido una decisión fácil, pero no voy a aceptarlo.",
      "Muchas gracias por su oferta y por su confianza. No ha sido una decisión fácil, pero no voy a aceptarla.",
    ],
    confident: [
      "He valorado a fondo su oferta para el puesto de {role} y no la acepto.",
      "He valorado a fondo su oferta y no la acepto.",
    ],
  },
  withdraw: {
    plain: ["Deseo retirar mi candidatura al puesto de {role}.", "Deseo retirar mi candidatura."],
    warm: [
      "Gracias por tenerme en cuenta para el puesto de {role}; tras pensarlo, deseo retirar mi candidatura.",
      "Gracias por tenerme en cuenta; tras pensarlo, deseo retirar mi candidatura.",
    ],
    confident: [
      "Les ruego que no cuenten con mi candidatura al puesto de {role}: la retiro.",
      "Les ruego que no cuenten con mi candidatura: la retiro.",
    ],
  },
  resign: {
    plain: [
      "Por la presente les comunico mi baja voluntaria, respetando el plazo de preaviso.",
      "Les comunico con esta carta mi decisión de causar baja voluntaria.",
    ],
    warm: [
      "Tras pensarlo mucho, he decidido marcharme y les comunico mi baja voluntaria, respetando el preaviso.",
      "No sin pesar les comunico mi baja voluntaria.",
    ],
    confident: [
      "He elegido un nuevo camino y les comunico mi baja voluntaria, respetando el preaviso.",
      "Les comunico mi baja voluntaria.",
    ],
  },
};
