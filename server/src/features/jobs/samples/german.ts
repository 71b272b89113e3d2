import type { SamplePosting } from "./sample.ts";

export const germanSamples: readonly SamplePosting[] = [
  {
    id: "de-pflegefachkraft",
    title: "Pflegefachkraft (m/w/d)",
    company: "Klinik am Erdachten Berg",
    location: "München, Deutschland",
    salary: "3.450 € - 4.100 € im Monat",
    type: "full-time",
    daysAgo: 1,
    description:
      "Wir suchen dich für unsere Station der inneren Medizin mit 26 Betten.\n\n- Grundpflege, Medikamentengabe und Wundversorgung\n- Pflegeplanung und Dokumentation\n- Anleitung unserer Auszubildenden\n\nDer Dienstplan steht sechs Wochen vorher. Nachtdienste sind freiwillig und werden besser bezahlt.",
  },
  {
    id: "de-schweisser",
    title: "Schweißer (m/w/d)",
    company: "Metallbau Luftschloss",
    location: "Dortmund, Deutschland",
    salary: "18,50 € - 22 € pro Stunde",
    type: "full-time",
    daysAgo: 3,
    description:
      "Wir bauen Treppen und Geländer, jedes Stück einzeln.\n\n- Schweißen in MAG und WIG\n- technische Zeichnungen lesen\n- Qualitätskontrolle der eigenen Nähte\n\nVier-Tage-Woche möglich. Prüfungen und Staplerschein zahlen wir.",
  },
  {
    id: "de-elektroniker",
    title: "Elektroniker (m/w/d) für Betriebstechnik",
    company: "Werke Irgendwo GmbH",
    location: "Stuttgart, Deutschland",
    salary: "46.000 € - 54.000 € brutto/Jahr",
    type: "full-time",
    daysAgo: 5,
    description:
      "Du hältst eine Verpackungshalle am Laufen.\n\n- Elektroinstallation und Fehlersuche\n- SPS Programmierung und Wartung\n- Arbeitssicherheit geht vor Tempo\n\nAbgeschlossene Ausbildung. Zwei Schichten, keine Wochenenden, 30 Tage Urlaub.",
  },
  {
    id: "de-lehrkraft",
    title: "Lehrkraft für Deutsch und Geschichte",
    company: "Gesamtschule Wolkenkuckucksheim",
    location: "Köln, Deutschland",
    salary: "ab 3.900 € mtl.",
    type: "part-time",
    daysAgo: 8,
    description:
      "Teilzeit mit 18 Stunden in den Klassen 7 bis 10.\n\n- Unterrichtsvorbereitung im Tandem\n- Klassenführung und Inklusion mit Sonderpädagogin\n- eine Theaterfahrt im Jahr\n\nZweites Staatsexamen oder Seiteneinstieg mit Begleitung.",
  },
  {
    id: "de-koch",
    title: "Koch (m/w/d)",
    company: "Gasthaus Zum Schlauen Einhorn",
    location: "Leipzig, Deutschland",
    salary: "2.600 € - 3.000 € brutto im Monat",
    type: "full-time",
    daysAgo: 0,
    description:
      "Regionale Küche, 70 Plätze, zwei feste freie Tage.\n\n- Speiseplanung mit den Bauern der Umgebung\n- Lebensmittelhygiene nach HACCP\n- Inventur am Monatsende\n\nAusbildung oder drei Jahre am Herd. Trinkgeld wird mit der Küche geteilt.",
  },
  {
    id: "de-fahrer",
    title: "LKW-Fahrer (m/w/d)",
    company: "Spedition Niemandsland",
    location: "Hamburg, Deutschland",
    salary: "2.900 € - 3.300 € brutto im Monat",
    type: "full-time",
    daysAgo: 2,
    description:
      "Nahverkehr im Hafen, jeden Abend zu Hause.\n\n- Führerschein CE mit Module\n- Tourenplanung mit der Disposition\n- Kommissionierung nur, wenn es eilt\n\nUnsere Zugmaschinen sind höchstens vier Jahre alt. Überstunden werden bezahlt.",
  },
  {
    id: "de-verkauf",
    title: "Verkäufer (m/w/d) im Einzelhandel",
    company: "Kaufhaus Wünschdirwas",
    location: "Dresden, Deutschland",
    salary: "14,20 € pro Stunde",
    type: "part-time",
    daysAgo: 4,
    description:
      "Spielwaren auf zwei Etagen, Teilzeit mit 25 Stunden.\n\n- Kundenbetreuung und Verkauf\n- Kassenabrechnung und Inventur\n- Warenpräsentation im Fenster\n\nQuereinstieg willkommen. Ein Samstag im Monat ist frei.",
  },
  {
    id: "de-entwicklung",
    title: "Softwareentwickler (m/w/d)",
    company: "Gedankenspiel Software GmbH",
    location: "Berlin, Deutschland / Remote",
    remote: true,
    salary: "58.000 € - 72.000 € pro Jahr",
    type: "full-time",
    daysAgo: 1,
    description:
      "Wir schreiben Software für Feuerwehren und sind zu neunt.\n\n- TypeScript, React und PostgreSQL\n- Docker, Linux und CI/CD\n- du fährst mit auf eine Wache und hörst zu\n\nHomeoffice so viel du willst, Kernzeit von zehn bis drei.",
  },
  {
    id: "de-buchhaltung",
    title: "Buchhalter (m/w/d)",
    company: "Soll & Haben & Söhne",
    location: "Wien, Österreich",
    salary: "ab 3.200 € mtl. x 14",
    type: "full-time",
    daysAgo: 11,
    description:
      "Laufende Buchhaltung für Handwerksbetriebe.\n\n- Lohnabrechnung und Steuerrecht\n- Jahresabschluss mit der Kanzlei\n- Excel sicher, Humor hilfreich\n\nGleitzeit, zwei Tage von zu Hause.",
  },
  {
    id: "de-altenpflege",
    title: "Altenpflegehelfer (m/w/d)",
    company: "Haus Märchenwiese",
    location: "Hannover, Deutschland",
    salary: "2.500 € - 2.850 € im Monat",
    type: "part-time",
    daysAgo: 6,
    description:
      "Ein Haus mit 40 Plätzen und einer eigenen Küche.\n\n- Grundpflege mit Zeit\n- Begleitung von Menschen mit Demenz\n- Erste Hilfe, Schulung bei uns\n\nTeilzeit ab 20 Stunden, Wunschdienste werden meist wahr.",
  },
  {
    id: "de-zimmerer",
    title: "Zimmerer (m/w/d)",
    company: "Holzbau Traumhaft",
    location: "Zürich, Schweiz",
    salary: "CHF 5'600 - 6'400 im Monat x 13",
    type: "full-time",
    daysAgo: 9,
    description:
      "Dachstühle und Aufstockungen in der Stadt.\n\n- Holzbau vom Abbund bis zum Aufrichten\n- technische Zeichnungen lesen, Gerüstbau prüfen\n- Arbeitssicherheit mit eigenem Beauftragten\n\nLehre abgeschlossen, schwindelfrei, teamfähig.",
  },
  {
    id: "de-labor",
    title: "Chemielaborant (m/w/d)",
    company: "Institut für Angewandte Fantasie",
    location: "Jena, Deutschland",
    salary: "38.000 € - 43.000 € p.a.",
    type: "contract",
    daysAgo: 13,
    description:
      "Zwei Jahre befristet in einem Projekt zu neuen Gläsern.\n\n- Laborpraxis, HPLC und Mikroskopie\n- Qualitätssicherung nach GMP\n- Statistik und saubere Protokolle, auch auf Englisch\n\nWir veröffentlichen gemeinsam. Verlängerung wird angestrebt.",
  },
];
