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
    "I currently work {at} as a {title}.",
    "At present I am employed {at} as a {title}.",
    "I am working as a {title} {at} at the moment.",
    "My current position is {title} {at}.",
  ],
  past: [
    "Most recently I worked as a {title} {at}.",
    "My last position was {title} {at}.",
    "Before now I was employed {at} as a {title}.",
  ],
  years: [
    "I bring {years} years of working experience.",
    "Altogether I have {years} years of working experience.",
    "I look back on {years} years of work.",
    "In all, I have {years} years of working life behind me.",
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
      "You ask for experience in {skill}.",
      "You are looking for {skill}, and I can offer it.",
      "My work has included {skill}.",
      "I have experience in {skill}.",
      "Your advertisement asks for {skill}, so here is an example.",
      "On {skill}, I can point to the following.",
    ],
    warm: [
      "I was glad to see {skill} in your advertisement.",
      "When I read about {skill} in your posting, one example came to mind.",
      "You mention {skill}, and I have an example to share.",
      "On {skill}, I would like to share an example with you.",
      "You write about {skill}, which has been part of my work too.",
      "For your team, {skill} is part of the day, as it has been for me.",
    ],
    confident: [
      "You need {skill}, and I bring it.",
      "For {skill}, I can name a concrete case.",
      "When it comes to {skill}, my work speaks for itself.",
      "Take {skill}, which you require.",
      "I can show you what I have done in {skill}.",
      "As for {skill}, here is the evidence.",
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
        "In an earlier post it was my job to {told}.",
      ],
      now: [
        "{At}, I {told}.",
        "As {title} {at}, I {told}.",
        "In my current position {at}, I {told}.",
        "In my current job as {title}, I {told}.",
        "In my present job, I {told}.",
      ],
    },
    noun: {
      before: [
        "My work {at} included {told}.",
        "As {title} {at}, I had duties that included {told}.",
        "Part of my work {at} was {told}.",
        "My work in an earlier post included {told}.",
      ],
      now: [
        "My work {at} includes {told}.",
        "As {title} {at}, I have duties that include {told}.",
        "Part of my work {at} is {told}.",
        "My present work includes {told}.",
      ],
    },
    nouns: {
      before: [
        "My work {at} included {told}.",
        "As {title} {at}, I dealt with {told}.",
        "My post {at} covered {told}.",
      ],
      now: [
        "My work {at} includes {told}.",
        "As {title} {at}, I deal with {told}.",
        "My post {at} covers {told}.",
      ],
    },
    bare: {
      before: ["One part of my work {at}: {told}.", "Among my tasks {at}: {told}."],
      now: ["One part of my work {at}: {told}.", "Among my tasks {at}: {told}."],
    },
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
        "From my time {at}: “{told}”.",
        "My {resume} says of my time {at}: “{told}”.",
        "From my {resume}: “{told}”.",
      ],
      now: [
        "From my work {at}: “{told}”.",
        "My {resume} says of my work {at}: “{told}”.",
        "From my {resume}: “{told}”.",
      ],
    },
  },
  more: {
    past: {
      before: ["I also {told}.", "In the same post, I {told}.", "Beyond that, I {told}."],
      now: [
        "I also {told}.",
        "In the same post, I {told}.",
        "Beyond that, I {told}.",
        "Besides, I {told}.",
        "In that role, I {told}.",
      ],
    },
    base: {
      before: ["It was also my job to {told}.", "Another part of the job was to {told}."],
      now: [
        "I also {told}.",
        "In the same job, I {told}.",
        "Beyond that, I {told}.",
        "On top of this, I {told}.",
      ],
    },
    noun: {
      before: [
        "The job also included {told}.",
        "Another part of it was {told}.",
        "My duties there extended to {told}.",
      ],
      now: [
        "The job also includes {told}.",
        "Another part of it is {told}.",
        "My duties there extend to {told}.",
      ],
    },
    nouns: {
      before: ["The job also included {told}.", "My duties covered {told} as well."],
      now: ["The job also includes {told}.", "My duties cover {told} as well."],
    },
    bare: {
      before: ["Another part of that job: {told}.", "The work also included this: {told}."],
      now: ["Another part of this job: {told}.", "The work also includes this: {told}."],
    },
    whole: {
      before: ["There is more: {told}.", "To this I can add: {told}."],
      now: ["To this I can add: {told}."],
    },
    raw: {
      before: ["From the same post: “{told}”.", "My {resume} adds: “{told}”."],
      now: ["From the same post: “{told}”.", "My {resume} adds: “{told}”."],
    },
  },
  result: ["The outcome: {told}.", "The effect: {told}.", "With this result: {told}."],
  achieved: ["With that, I {told}.", "In doing so, I {told}.", "That way I {told}."],
  skills: [
    "My other skills include {list}.",
    "Among my skills are {list}.",
    "I also bring {list}.",
    "My skills also cover {list}.",
    "Other skills of mine: {list}.",
  ],
  degree: ["My formal qualification: {fact}.", "I hold this qualification: {fact}.", "My training: {fact}."],
  certificate: [
    "I also hold this certificate: {fact}.",
    "To this I can add a certificate: {fact}.",
    "I am certified as well: {fact}.",
  ],
  spoken: ["I speak {list}.", "My languages: {list}.", "In terms of languages, I bring {list}."],
  gap: [
    "You also ask for {skill}; my {resume} does not show it yet, and I would rather say so now.",
    "I have no evidence to offer for {skill}, and I prefer to say so openly.",
    "You also ask for {skill}; that would be new to me, and I do not want to hide it.",
    "One of your points, {skill}, I have not worked with so far.",
    "To be open about it: my record does not show {skill} so far.",
  ],
  start: [
    "I could start on {start}.",
    "My earliest starting date is {start}.",
    "I would be available from {start}.",
    "I could join you from {start}.",
  ],
  lastDay: ["My last day of work will be {lastDay}.", "My employment ends on {lastDay}."],
  place: [
    "I live in {place}, where the post is.",
    "My home is in {place} too.",
    "My journey to work would be short: I live in {place}.",
  ],
};
