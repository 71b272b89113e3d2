import type { SamplePosting } from "./sample.ts";

export const spanishSamples: readonly SamplePosting[] = [
  {
    id: "es-enfermera",
    title: "Enfermero/a de planta",
    company: "Hospital Inventado del Mar",
    location: "Valencia, España",
    salary: "28.000 € - 32.000 € brutos/año",
    type: "full-time",
    daysAgo: 1,
    description:
      "Buscamos una persona para la planta de medicina interna, con turnos rotatorios publicados con dos meses de antelación.\n\n- cuidado de pacientes y administración de medicación\n- curas, extracción de sangre y control de infecciones\n- acompañamiento de las familias\n\nGrado en Enfermería y ganas de trabajo en equipo. Ofrecemos formación pagada y comedor.",
  },
  {
    id: "es-soldador",
    title: "Soldador/a TIG",
    company: "Talleres Quimera",
    location: "Bilbao, España",
    salary: "14,50 € - 17 € la hora",
    type: "full-time",
    daysAgo: 3,
    description:
      "Taller de calderería para la industria alimentaria.\n\n- soldadura TIG en acero inoxidable\n- lectura de planos y control de calidad\n- mantenimiento preventivo del propio puesto\n\nJornada intensiva en verano. Valoramos la homologación en vigor; si no la tienes, la pagamos.",
  },
  {
    id: "es-electricista",
    title: "Electricista de mantenimiento",
    company: "Instalaciones Ficticias del Sur",
    location: "Sevilla, España",
    salary: "1.750 €/mes en 14 pagas",
    type: "full-time",
    daysAgo: 6,
    description:
      "Mantenimiento de colegios y centros de salud de la provincia.\n\n- instalaciones eléctricas de baja tensión\n- resolución de averías y mantenimiento preventivo\n- prevención de riesgos laborales\n\nCarnet de conducir y tres años de experiencia. Furgoneta de empresa.",
  },
  {
    id: "es-maestro",
    title: "Maestro/a de primaria",
    company: "Colegio de las Mil Ideas",
    location: "Zaragoza, España",
    salary: "24.000 € - 27.500 € brutos anuales",
    type: "full-time",
    daysAgo: 8,
    description:
      "Tutoría de cuarto de primaria con 24 niños.\n\n- programación didáctica en equipo\n- gestión del aula y educación especial con apoyo\n- reuniones con familias por la tarde, una al trimestre\n\nGrado en Magisterio y nivel B2 de inglés. Contrato de curso completo.",
  },
  {
    id: "es-cocinero",
    title: "Cocinero/a",
    company: "Restaurante La Sopa Imaginaria",
    location: "Madrid, España",
    salary: "20.000 € - 23.000 € brutos anuales",
    type: "full-time",
    daysAgo: 0,
    description:
      "Cocina de mercado para 50 cubiertos; cerramos domingo y lunes.\n\n- elaboración de menús del día\n- manipulador de alimentos y APPCC al día\n- control de stock y pedidos\n\nDos años de experiencia en cocina. Las propinas se reparten entre sala y cocina.",
  },
  {
    id: "es-repartidor",
    title: "Conductor/a repartidor/a",
    company: "Envíos Ninguna Parte",
    location: "Málaga, España",
    salary: "1.450 € mensuales",
    type: "full-time",
    daysAgo: 2,
    description:
      "Reparto de paquetería en furgoneta eléctrica por la costa.\n\n- planificación de rutas con tableta\n- atención al cliente en la puerta\n- permiso B con dos años de antigüedad\n\nTurno de mañana, sin domingos. Contrato indefinido tras el periodo de prueba.",
  },
  {
    id: "es-dependienta",
    title: "Dependiente/a de tienda",
    company: "Zapatos Supuestos",
    location: "Barcelona, España",
    salary: "9,80 €/hora",
    type: "part-time",
    daysAgo: 4,
    description:
      "Tienda de barrio con clientes de toda la vida.\n\n- atención al cliente y ventas\n- caja registradora y control de stock\n- escaparate nuevo cada mes\n\nVeinte horas a la semana, tardes. Catalán e inglés ayudan.",
  },
  {
    id: "es-desarrolladora",
    title: "Desarrollador/a web",
    company: "Píxeles de Mentira",
    location: "Remoto, España",
    remote: true,
    salary: "35.000 € - 44.000 € brutos/año",
    type: "full-time",
    daysAgo: 1,
    description:
      "Hacemos programas de citas para ayuntamientos pequeños.\n\n- TypeScript, React y Node.js\n- PostgreSQL, Docker y pruebas automáticas\n- accesibilidad: la usan personas mayores\n\nTeletrabajo completo y dos encuentros al año en Teruel.",
  },
  {
    id: "es-administrativo",
    title: "Administrativo/a contable",
    company: "Gestoría Papel Mojado",
    location: "Murcia, España",
    salary: "19.500 € - 22.000 €",
    type: "part-time",
    daysAgo: 9,
    description:
      "Media jornada de mañana en una gestoría de seis personas.\n\n- contabilidad, nóminas e impuestos\n- entrada de datos y archivo\n- Excel con soltura\n\nCiclo superior de Administración. Ambiente tranquilo salvo en abril.",
  },
  {
    id: "es-cuidador",
    title: "Cuidador/a de personas mayores",
    company: "Residencia El Cuento",
    location: "Granada, España",
    salary: "1.320 € al mes",
    type: "full-time",
    daysAgo: 5,
    description:
      "Residencia pequeña con jardín y veinte plazas.\n\n- aseo personal y acompañamiento\n- demencia: talleres de memoria\n- primeros auxilios, con formación a nuestro cargo\n\nCertificado de profesionalidad o ganas de sacarlo. Dos fines de semana libres al mes.",
  },
  {
    id: "es-albanil",
    title: "Oficial de albañilería",
    company: "Construcciones Castillo en el Aire",
    location: "Ciudad de México, México",
    salary: "$14,000 - $17,000 al mes",
    type: "contract",
    daysAgo: 7,
    description:
      "Obra de un año: una biblioteca pública en la colonia Doctores.\n\n- albañilería y acabados\n- lectura de planos y andamios\n- prevención de riesgos en la obra\n\nContrato por obra con prestaciones de ley desde el primer día.",
  },
  {
    id: "es-abogada",
    title: "Abogado/a laboralista",
    company: "Bufete Nadie y Asociados",
    location: "Buenos Aires, Argentina",
    type: "full-time",
    daysAgo: 12,
    description:
      "Despacho que defiende a trabajadores y a pequeñas empresas.\n\n- derecho laboral y derecho contractual\n- investigación jurídica y escritos claros\n- negociación antes que pleito\n\nMatrícula vigente y tres años de ejercicio. Modalidad híbrida.",
  },
];
