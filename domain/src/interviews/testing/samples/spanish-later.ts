import type { AnswerSet } from "../answer-set.ts";

/**
 * Answers of our own whose length does not follow their strength, the weakest of each question first. Written later than
 * the others; the scorer was changed for the first two.
 */
export const spanishLaterAnswers: readonly AnswerSet[] = [
  {
    question: "criticism-true",
    trade: "cocinera",
    answers: [
      "La verdad es que acepto muy bien las críticas, porque de todo se aprende y siempre hay que ser humilde. En la cocina se dicen muchas cosas con los nervios y no hay que tomárselo a mal. Yo nunca me enfado, soy una persona muy positiva y creo que la crítica constructiva es un regalo. A veces la gente critica por envidia, eso también pasa, y entonces lo mejor es no hacer caso y seguir cada uno a lo suyo. Al final lo que cuenta es la actitud, y la mía es muy buena.",
      "Una vez me dijeron que era lenta. Me molestó bastante. Luego mejoré.",
      "Mi primera jefa de cocina me dijo que no escuchaba cuando cantaban las comandas. Al principio pensé que me tenía manía. Después me di cuenta de que era verdad y empecé a repetir en voz alta cada comanda.",
      "Hace tres años, en un hotel de Gijón, el jefe de partida me dijo delante de todos que probaba poco y que mis salsas salían cada día distintas. Me fui llorando al almacén. Por la noche hice la misma salsa tres veces con la receta pesada y vi que tenía razón. Compré una báscula, apunté los pesos de mis doce salsas y desde entonces probé cada una antes del servicio. Dejaron de devolverme platos por la sal.",
      "En mi segundo mes en el obrador, la encargada me dijo: «Trabajas limpio, pero nadie sabe qué estás haciendo». Me dolió, porque yo creía que callar era concentrarse. Esa semana hubo dos bandejas duplicadas y una sin hacer, las tres mías. Le pedí ejemplos y me los dio uno por uno. Puse una pizarra junto al horno, anoté cada hornada con la hora y canté en voz alta lo que empezaba y lo que acababa. También pregunté cada lunes a mis dos compañeros qué les faltaba de mí. En un mes bajamos de ocho bandejas tiradas a la semana a una, y la pizarra la usa hoy todo el turno. Lo que más me costó fue darle las gracias, y lo hice.",
    ],
  },
  {
    question: "clean-valuables",
    trade: "limpiadora de oficinas",
    answers: [
      "Me lo quedaría si nadie lo reclama.",
      "La honradez es lo más importante en este trabajo y yo soy muy honrada, eso lo puede decir cualquiera que me conozca. Jamás en mi vida me he llevado nada. He limpiado en casas de gente con mucho dinero y siempre han confiado en mí, me daban las llaves y todo. La confianza es la base de todo y sin confianza no se puede trabajar en la limpieza. Así que por eso no tienen que preocuparse conmigo, de verdad.",
      "Lo dejaría donde está y avisaría a la encargada cuando la vea.",
      "No lo abriría. Llamaría enseguida a mi encargada, porque si espero parece que lo escondo, y le diría dónde está. Si no contesta, le haría una foto sin tocarlo y lo dejaría en su sitio. Después lo apuntaría en el parte.",
      "Primero no lo tocaría ni lo contaría, porque si luego falta dinero lo tengo yo en la mano. Llamaría en ese momento a la encargada y, mientras, haría una foto con la hora para que se vea cómo estaba. Si hay otra compañera en la planta, le pediría que viniera: dos testigos protegen a las dos. Si el sobre está en una mesa, se queda ahí; si está en la papelera o en el suelo, lo entregaría en recepción contra firma, porque la basura sale a las ocho y entonces sí se perdería. Lo anotaría en el parte con sala, hora y nombre de quien lo recibe. Al día siguiente preguntaría si apareció el dueño. Y si ocurre a menudo en ese despacho, propondría que el cliente cierre los cajones, porque tarde o temprano sospecharían de nosotras.",
    ],
  },
  {
    question: "trans-pre-trip",
    trade: "conductor de camión",
    heldOut: true,
    answers: [
      "Lo normal, lo que se mira siempre. Llevo veinte años en la carretera, conozco mi camión como la palma de mi mano y noto al momento si algo no va bien. Nunca he tenido un accidente por mi culpa. Los jóvenes de hoy no saben ni abrir el capó, se fían del ordenador y luego pasa lo que pasa. La experiencia no se aprende en ningún curso. El camión te habla, solo hay que escucharlo, y yo lo escucho cada mañana cuando lo arranco.",
      "Las ruedas, las luces y el gasoil.",
      "Doy una vuelta al camión y miro ruedas, luces, espejos y que no haya fugas. También los papeles y el tacógrafo.",
      "Doy la vuelta siempre en el mismo sentido para no olvidar nada. Ruedas: presión y que no falte ninguna tuerca. Luces con las de emergencia puestas. Debajo miro si hay aceite o aire. Luego subo, espero a que el aire llegue a 8 bares y pruebo los frenos a paso de hombre. Por último la carga: tiro de cada cincha. Si algo falla no salgo y llamo al taller.",
      "Empiezo por los papeles, porque sin ellos no salgo: tarjeta, carta de porte y horas que me quedan. Después doy la vuelta en el sentido del reloj con linterna. En cada rueda golpeo y miro: menos de 2 mm de dibujo o una tuerca con óxido corrido significa que está floja. Toco los bujes con la mano al volver de un viaje: uno caliente avisa de rodamiento. Quinta rueda: miro que el cierre esté echado y doy un tirón con el freno del remolque puesto. Aire: de 8 bares no debe caer más de 0,5 en tres minutos con el motor parado. Luces, también las del remolque, con el móvil apoyado para verlas. Carga: doce toneladas de bobinas llevan al menos seis cinchas y antideslizante; a los 20 kilómetros paro y las vuelvo a tensar, porque se asientan. En marzo encontré así un latiguillo rozado; perdí una hora y no los frenos en el puerto. Lo apunto y, si es de seguridad, el camión se queda.",
    ],
  },
  {
    question: "pay-range",
    trade: "recepcionista de clínica",
    heldOut: true,
    answers: [
      "Lo que ustedes vean, yo me adapto.",
      "El dinero no es lo más importante para mí. Lo que busco es un buen ambiente y un equipo en el que se valore a las personas, crecer con la empresa y aportar mi granito de arena. Por supuesto que todos tenemos gastos, pero estoy segura de que nos pondremos de acuerdo, porque seguro que ustedes pagan lo justo. Prefiero que me conozcan primero y luego ya hablamos de eso con calma.",
      "Pues unos 1.500 al mes, más o menos.",
      "Pienso en 1.650 euros brutos al mes en catorce pagas, porque en mi puesto actual gano 1.580 y aquí habría turnos de tarde. Si el contrato incluye formación podemos hablarlo.",
      "Entre 23.500 y 25.000 euros brutos al año. Me baso en tres cosas: las ofertas de clínicas de esta provincia que he visto este mes, que van de 22.000 a 26.000; el convenio; y que atiendo en alemán, algo que piden en su anuncio. Para mí el horario cuenta: si las tardes son fijas podría empezar en 23.500, con una revisión a los seis meses. ¿Qué banda tienen prevista ustedes?",
    ],
  },
];
