import { englishCloses } from "./english-closes.ts";
import { englishOpenings } from "./english-openings.ts";
import type { LetterPhrases } from "./letter-phrases.ts";

export const english: LetterPhrases = {
  openings: englishOpenings,
  ...englishCloses,
  agency: [
    "I am applying for the position of {role} that you are filling on behalf of your client.",
    "Please put my application for the position of {role} before your client; my {resume} is enclosed.",
    "I would like to be considered by your client for the advertised position.",
  ],
  present: [
    "These days I work {at}, in the post of {title}.",
    "{At}, I am employed as a {title} at present.",

    "I currently work as a {title} {at}.",
    "At present I am employed {at} as a {title}.",
    "My current post is {title} {at}.",
    "I am working {at} at the moment as a {title}.",
  ],
  past: [
    "Most recently I worked as a {title} {at}.",
    "My last post was {title} {at}.",
    "Before now I was employed {at} as a {title}.",
    "I was last employed {at} as a {title}.",
  ],
  years: [
    "Counted together, my posts make {years} years.",
    "There are {years} years of work in my {resume}.",

    "In all, I have {years} years of working life behind me.",
    "I look back on {years} years of work.",
    "My {resume} covers {years} years of work.",
    "Altogether, the posts in my {resume} add up to {years} years.",
  ],
  span: {
    before: [
      "From {from} to {to} I worked {at} as a {title}.",
      "Between {from} and {to} I was employed {at} as a {title}.",
      "My time {at}, as a {title}, lasted from {from} to {to}.",
    ],
    now: [
      "Since {from} I have worked {at} as a {title}.",
      "I have been employed {at} as a {title} since {from}.",
      "My work {at} as a {title} began in {from}.",
    ],
  },
  leads: {
    plain: [
      "You ask for {skill}.",
      "Your advertisement names {skill}.",
      "One of your requirements is {skill}.",
      "The posting lists {skill} among what you need.",
      "{Skill} is part of what you are looking for.",
      "On the point of {skill}, here is what I can show.",
    ],
    warm: [
      "You write that {skill} matters in this position.",
      "I noticed {skill} in your advertisement.",
      "When I read about {skill} in your posting, one example came to mind.",
      "You mention {skill}, so let me tell you about it.",
      "On {skill}, I would like to share an example with you.",
      "For your team, {skill} is clearly part of the day.",
    ],
    confident: [
      "You need {skill}; here is my evidence.",
      "On {skill}, the facts are these.",
      "{Skill}: I can show you where I have done it.",
      "For {skill} I can name a concrete case.",
      "Take {skill}, which you require.",
      "As for {skill}, my record is plain.",
    ],
  },
  told: {
    past: {
      before: [
        "{At}, I {told}.",
        "As {title} {at}, I {told}.",
        "While I worked {at}, I {told}.",
        "As part of my work {at}, I {told}.",
        "During my time {at}, I {told}.",
        "In my post as {title}, I {told}.",
        "In an earlier post I {told}.",
      ],
      now: [
        "{At}, I {told}.",
        "As {title} {at}, I {told}.",
        "In my work {at}, I {told}.",
        "As part of my work {at}, I {told}.",
        "In my current post {at}, I {told}.",
        "In my post as {title}, I {told}.",
        "In my present post I {told}.",
      ],
    },
    base: {
      before: [
        "My job {at} was to {told}.",
        "As {title} {at}, it was my job to {told}.",
        "{At}, it was up to me to {told}.",
        "In an earlier post it was my job to {told}.",
      ],
      now: [
        "My job {at} is to {told}.",
        "As {title} {at}, it is my job to {told}.",
        "{At}, it is up to me to {told}.",
        "In my present post it is my job to {told}.",
      ],
    },
    noun: {
      before: [
        "Part of my work {at} was {told}.",
        "My work {at} included {told}.",
        "As {title} {at}, I had duties that included {told}.",
        "{At}, my day included {told}.",
        "My work in an earlier post included {told}.",
      ],
      now: [
        "Part of my work {at} is {told}.",
        "My work {at} includes {told}.",
        "As {title} {at}, I have duties that include {told}.",
        "{At}, my day includes {told}.",
        "My present work includes {told}.",
      ],
    },
    nouns: { before: ["My work {at} included {told}."], now: ["My work {at} includes {told}."] },
    whole: {
      before: [
        "One experience speaks to this: {told}.",
        "Let me give an example: {told}.",
        "Here is a case in point: {told}.",
      ],
      now: [
        "One experience speaks to this: {told}.",
        "Let me give an example: {told}.",
        "Here is a case in point: {told}.",
      ],
    },
    raw: {
      before: [
        "For my time {at}, my {resume} notes: “{told}”.",
        "From my work as a {title} {at}, I would point to this: “{told}”.",
        "One line of my {resume} ({employer}) reads: “{told}”.",
        "My {resume} puts it briefly: “{told}”.",
      ],
      now: [
        "For my work {at}, my {resume} notes: “{told}”.",
        "From my work as a {title} {at}, I would point to this: “{told}”.",
        "One line of my {resume} ({employer}) reads: “{told}”.",
        "My {resume} puts it briefly: “{told}”.",
      ],
    },
  },
  more: {
    past: {
      before: ["I also {told}.", "In the same post, I {told}.", "Beyond that, I {told}."],
      now: ["I also {told}.", "In the same post, I {told}.", "Beyond that, I {told}."],
    },
    base: {
      before: ["Another part of the job was to {told}.", "It was also my job to {told}."],
      now: ["Another part of the job is to {told}.", "It is also my job to {told}."],
    },
    noun: {
      before: ["The job also included {told}.", "Another part of it was {told}."],
      now: ["The job also includes {told}.", "Another part of it is {told}."],
    },
    nouns: { before: ["The job also included {told}."], now: ["The job also includes {told}."] },
    whole: {
      before: ["There is more: {told}.", "To this I can add: {told}."],
      now: ["To this I can add: {told}."],
    },
    raw: {
      before: ["A further line on the same post: “{told}”.", "My {resume} adds: “{told}”."],
      now: ["A further line on the same post: “{told}”.", "My {resume} adds: “{told}”."],
    },
  },
  result: ["The outcome: {told}.", "What came of it: {told}.", "This was the result: {told}."],
  skills: [
    "Further skills in my {resume}: {list}.",
    "In addition, my {resume} names {list}.",

    "My {resume} also lists {list}.",
    "You will also find {list} in my {resume}.",
    "Among my skills are {list}.",
    "I also bring {list}.",
  ],
  degree: [
    "I trained as follows: {fact}.",
    "On paper, my education reads: {fact}.",

    "My training: {fact}.",
    "My {resume} names this qualification: {fact}.",
    "As for formal education, I have the following: {fact}.",
  ],
  certificate: [
    "I also hold this certificate: {fact}.",
    "A certificate is on file as well: {fact}.",
    "Certified: {fact}.",
  ],
  spoken: [
    "I speak {list}.",
    "In terms of languages, there is {list}.",

    "Languages: {list}.",
    "As to languages, my {resume} lists {list}.",
    "The languages I bring: {list}.",
  ],
  gap: [
    "Your point about {skill} I cannot answer with evidence yet.",
    "What I cannot show so far is {skill}; better to say it here.",

    "One point of your posting is not in my {resume}: {skill}. I would rather say so now than leave it for the interview.",
    "I have no evidence to offer for {skill}, and I prefer to say so openly.",
    "You also ask for {skill}; that would be new to me, and I do not want to hide it.",
    "To be open about it: {skill} is missing from my record so far.",
  ],
  start: [
    "I could start on {start}.",
    "My earliest starting date is {start}.",
    "I would be available from {start}.",
    "The earliest day I can begin is {start}.",
  ],
  lastDay: ["My last day of work will be {lastDay}.", "My employment ends on {lastDay}."],
  place: [
    "I live in {place}, where the post is.",
    "My home is in {place} too.",
    "My journey to work would be short: I live in {place}.",
  ],
};
