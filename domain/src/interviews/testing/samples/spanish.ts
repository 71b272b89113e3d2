import type { AnswerSet } from "../answer-set.ts";

/** Answers of our own, the weakest of each question first. */
export const spanishAnswers: readonly AnswerSet[] = [
  {
    question: "food-rush",
    trade: "camarera",
    answers: [
      "Todos los sábados son así. Al final una se acostumbra y ya está.",
      "Trabajo muy bien bajo presión y soy una persona muy organizada. Siempre mantengo la calma y una sonrisa, porque el cliente es lo primero. En la hostelería hay que ser rápido y trabajar en equipo, y yo creo que esas son mis mejores cualidades. Me encanta el trato con el público.",
      "El año pasado hubo una boda y además el restaurante estaba lleno. Fuimos todos muy deprisa y apuntamos los pedidos como pudimos. Hubo algún retraso, pero la gente se fue contenta.",
      "Un sábado de agosto faltaron dos compañeros y me quedé con once mesas en la terraza. Dividí la terraza en dos zonas y tomé los pedidos por zonas. Apunté cada mesa con su hora y avisé en cocina de las que iban con prisa. Expliqué a los clientes que tardaríamos un poco y les llevé pan. Nadie se marchó y al final del turno los pedidos habían salido bien.",
      "El 15 de agosto del año pasado, en un restaurante de playa, faltaron dos de los cinco camareros y me tocaron dieciocho mesas en lugar de nueve. Antes de abrir hablé con cocina y quité de la carta los tres platos más lentos. Dibujé un plano con las mesas, apunté en cada una la hora del pedido y pasé las comandas en bloques de cuatro mesas, para que cocina sacara juntos los mismos platos. A cada mesa le dije de entrada que esperaría unos veinticinco minutos y le llevé agua y aceitunas. Cuando dos mesas se cruzaron, revisé el plano, cambié los platos y me disculpé con un café. Servimos 140 cubiertos con dos errores, cuando en una noche normal teníamos cinco o seis. Mi jefa adoptó el plano y todavía lo usan los sábados.",
    ],
  },
  {
    question: "said-stop",
    trade: "albañil",
    answers: [
      "Nunca he tenido que parar nada, hay que cumplir los plazos.",
      "La seguridad es lo más importante en la obra. Yo siempre llevo el casco y las botas y cumplo todas las normas. Creo que todos tenemos que ser responsables, porque un accidente puede pasar en cualquier momento, y la salud es lo primero.",
      "Una vez en una obra se movía el andamio y paramos. Vino el encargado, lo miraron y luego seguimos trabajando.",
      "Hace dos años, en una obra de Getafe, vi que el andamio se movía porque faltaba un anclaje. Paré el trabajo de mi cuadrilla, bajé a los compañeros y acordoné la zona. Llamé al encargado, que estaba enfadado por el retraso, y le enseñé el anclaje. Lo repararon esa mañana y seguimos después de comer. No hubo ningún accidente.",
      "En noviembre de hace dos años, en una obra de seis plantas en Getafe, noté al subir que el andamio cedía unos dos centímetros. Yo era oficial y teníamos el hormigón pedido para las once. Paré, hice bajar a los cuatro compañeros y cerré el acceso con cinta. Revisé los anclajes uno a uno y encontré tres sueltos de doce, en la cara donde había trabajado la grúa. Llamé al encargado, le enseñé las fotos y le dije que no subiría nadie hasta que se revisara; aceptó retrasar el hormigón tres horas. El montador apretó los tres y cambió uno. Después propuse revisar los anclajes cada lunes y después de cada maniobra de grúa, y firmé yo la hoja. En los ocho meses que quedaban se encontraron otros dos flojos antes de subir, y no hubo ni un accidente.",
    ],
  },
  {
    question: "disagree-boss",
    trade: "técnica de marketing",
    answers: [
      "Nunca he tenido problemas con mis jefes, me llevo bien con todo el mundo.",
      "Creo que hay que respetar siempre a los superiores, pero también es importante dar la opinión con educación. Yo soy una persona dialogante y flexible, y siempre busco una solución buena para todos. La comunicación es la clave de cualquier relación laboral.",
      "En mi último trabajo mi jefa quería poner más anuncios y a mí no me parecía bien. Se lo dije, lo hablamos y al final hicimos algo intermedio.",
      "El año pasado mi jefa quería doblar los anuncios en prensa para la campaña de primavera y yo no estaba de acuerdo. Preparé los datos de la campaña anterior, le pedí media hora y le expliqué mi opinión a solas. Escuché sus razones: temía perder a los clientes mayores. Propuse probar en una sola provincia. Aceptó, y la prueba nos dio la razón a las dos en parte.",
      "En febrero del año pasado, en una cadena de ópticas, mi jefa quería gastar 60.000 euros en prensa y yo pensaba que se perderían. Le pedí media hora a solas, no en la reunión. Le llevé los datos: de cada cien citas, seis venían de la prensa y cuarenta y una del boca a boca. La escuché también a ella: le preocupaban los clientes de más de setenta años, y en eso tenía razón. Le propuse una prueba de cuatro semanas en dos provincias iguales, una con prensa y otra con un vale por traer a un amigo, y acordamos de antemano que decidirían las citas. El vale trajo 212 citas y la prensa 58; en los mayores de setenta ganó la prensa por poco. Repartimos el dinero así, y el coste por cita bajó de 48 a 29 euros. Desde entonces discutimos con una prueba por delante.",
    ],
  },
  {
    question: "colleague-not-pulling",
    trade: "maestro",
    answers: [
      "Lo haría yo, así acabo antes.",
      "El trabajo en equipo es fundamental en un colegio. Todos debemos colaborar y ayudarnos, porque los niños son lo más importante. Yo soy muy buen compañero y siempre ayudo a los demás cuando lo necesitan.",
      "Hablaría con él y le diría que tiene que hacer su parte. Si no cambia, hablaría con la directora.",
      "Primero hablaría con él a solas y le preguntaría qué pasa, porque quizá tenga problemas en casa o no sepa cómo hacerlo. Después repartiríamos de nuevo las tareas y las apuntaríamos. Si a las dos semanas siguiera igual, lo comentaría con la coordinadora.",
      "Primero miraría los hechos: qué tareas eran suyas y cuáles he hecho yo, por ejemplo tres de las cinco fichas del mes. Luego hablaría con él a solas, en un rato tranquilo, y empezaría con una pregunta: ¿qué te está impidiendo llegar? Puede que tenga una tutoría difícil o que no sepa usar el programa, y entonces la solución es otra. Le diría también cómo me afecta, sin reproches. Le propondría cambiar tareas según lo que se nos da mejor y anotarlas con fecha en la hoja del equipo, porque así no dependemos de la memoria. A las dos semanas revisaríamos juntos la hoja. Si nada hubiera cambiado, le avisaría de que lo llevaré a la coordinadora y lo haría con él delante, ya que los perjudicados serían los alumnos. Sabría que funciona si yo dejo de hacer horas por la tarde y él entrega a tiempo tres semanas seguidas.",
    ],
  },
  {
    question: "build-voltage-free",
    trade: "electricista",
    answers: [
      "Bajo el interruptor y ya está.",
      "Soy electricista con muchos años de experiencia y conozco todas las normas. La electricidad es muy peligrosa y hay que tener siempre mucho cuidado. Yo trabajo con responsabilidad y nunca he tenido un accidente.",
      "Corto la corriente en el cuadro y compruebo con el comprobador que no hay tensión. Después trabajo.",
      "Primero desconecto el circuito en el cuadro y pongo un candado y un cartel para que nadie lo conecte. Después compruebo la ausencia de tensión con el comprobador entre todos los conductores y tierra. Si hay partes cerca con tensión, las tapo. Solo entonces empiezo.",
      "Sigo las cinco reglas de oro y siempre en este orden. Primero identifico el circuito en el plano y lo desconecto por todas las fuentes, también un SAI o unas placas solares, porque ahí se olvidan muchos. Segundo, bloqueo con candado y cartel con mi nombre y la hora; la llave la llevo yo. Tercero, pruebo el comprobador de dos polos en una toma con 230 V, mido fase con fase, fase con neutro y fase con tierra, y vuelvo a probar el aparato, porque un comprobador roto también marca cero. Nunca me fío de un destornillador buscapolos ni de un multímetro. Cuarto, pongo a tierra y en cortocircuito si es alta tensión o una línea larga, por la inducción. Quinto, tapo y señalizo lo que quede cerca con tensión. Una vez, en una nave, el comprobador dio 90 V después de cortar: había un segundo cuadro. Desde entonces mido siempre, aunque el plano diga otra cosa.",
    ],
  },
  {
    question: "pay-range",
    trade: "administrativo",
    answers: [
      "El dinero no es importante para mí.",
      "Lo que ustedes consideren justo. Lo principal es que haya buen ambiente y que pueda aprender cosas nuevas, el salario ya se verá.",
      "Ahora gano 20.000 euros y me gustaría ganar más, porque los alquileres han subido mucho.",
      "Pienso en unos 24.000 euros brutos al año, porque tengo seis años de experiencia y llevo también las nóminas. Estoy dispuesto a hablarlo.",
      "Pido entre 25.000 y 27.000 euros brutos al año por la jornada completa. Me baso en las ofertas de la provincia para el mismo puesto, que van de 23.000 a 28.000, y en que además de la facturación llevo las nóminas de sesenta personas y hablo alemán con los proveedores. Dentro del rango puedo hablar si, por ejemplo, hay dos días de teletrabajo o una revisión a los seis meses. ¿Qué banda tienen prevista ustedes?",
    ],
  },
  {
    question: "health-fear-of-treatment",
    trade: "enfermero",
    heldOut: true,
    answers: [
      "Les digo que no pasa nada y que se relajen.",
      "La empatía es fundamental en enfermería. Yo siempre escucho a mis pacientes y les trato con cariño y respeto, porque detrás de cada enfermedad hay una persona. Me considero muy humano y muy vocacional.",
      "Tuvimos un paciente que tenía miedo a la quimioterapia. Hablamos con él y con su familia y al final aceptó el tratamiento.",
      "El año pasado, en oncología, un señor se negaba a la primera quimioterapia. Me senté con él y le pregunté qué le daba miedo. Me contó que su hermano lo había pasado muy mal. Le expliqué qué había cambiado desde entonces y le enseñé la sala. Le acompañé la primera hora. Aceptó el tratamiento y luego venía tranquilo.",
      "En marzo del año pasado, en el hospital de día, un hombre de 58 años se levantó dos veces del sillón antes de su primera quimioterapia. Cerré la cortina, me senté a su altura y le pregunté qué era lo peor que imaginaba. Me contó que su hermano había vomitado durante días, hace veinte años. Le expliqué qué medicación le pondría antes y por qué, y le enseñé en el reloj cuánto duraría. Acordamos una señal con la mano para parar cuando quisiera. Llamé a la oncóloga para que resolviera dos dudas suyas y me quedé los primeros quince minutos. No usó la señal, y completó los seis ciclos sin faltar a ninguno. Escribí lo acordado en la historia y desde entonces en la unidad preguntamos por el miedo en la primera visita: en un año las citas anuladas bajaron de catorce a cinco.",
    ],
  },
  {
    question: "trans-pre-trip",
    trade: "conductor",
    heldOut: true,
    answers: [
      "Miro que haya gasóleo y salgo.",
      "Soy un conductor muy responsable, con carné desde hace quince años y sin accidentes. Para mí la seguridad en la carretera es lo más importante y siempre cuido mucho el camión que me dan.",
      "Miro las ruedas, las luces y el aceite. También miro que la carga esté bien atada.",
      "Doy una vuelta al camión: ruedas, luces, espejos, fugas y que las puertas estén cerradas. Después compruebo el aceite, el agua y los frenos. Reviso que la carga vaya atada y que estén los papeles y el tacógrafo. Si algo falla, aviso antes de salir.",
      "Empiezo siempre por el mismo lado y doy una vuelta completa, unos diez minutos. Neumáticos: dibujo de más de 1,6 milímetros, sin cortes, y tuercas con las marcas alineadas. Luces, espejos y manchas debajo del motor. Luego subo, espero a que los calderines lleguen a 8 bares, piso el freno un minuto y miro que la presión no baje más de medio bar, porque una fuga no se ve desde fuera. Compruebo el tacógrafo, mis horas y los papeles de la carga. En la caja cuento las cinchas, una por cada 500 kilos más o menos según el cálculo, y tiro de ellas; a los veinte kilómetros paro y las vuelvo a tensar, porque la carga se asienta. Si encuentro algo, lo apunto en el parte con una foto y no salgo hasta que el taller lo vea. El año pasado vi así una tuerca suelta; a 90 por hora habría perdido la rueda.",
    ],
  },
];
