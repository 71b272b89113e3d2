import type { LetterPhrases } from "./letter-phrases.ts";

export const englishOpenings: LetterPhrases["openings"] = {
  posting: {
    plain: [
      "I am applying for the position of {role} at {company}.",
      "Please accept this letter as my application for the {role} position that {company} has advertised.",
      "I would like to be considered for the post of {role} with {company}.",
      "This is my application for the role of {role} at {company}; my {resume} is enclosed.",
      "With this letter and the enclosed {resume} I apply to {company} as {role}.",
      "I am applying for the position of {role}; my {resume} is enclosed.",
      "I am applying for the advertised position; my {resume} is enclosed.",
    ],
    warm: [
      "It is a pleasure to apply to {company} for the position of {role}.",
      "Your search for a {role} caught my eye, and I would be glad to introduce myself to {company}.",
      "Thank you for taking the time to read my application for the {role} role at {company}.",
      "I was pleased to see that {company} is looking for somebody for the position of {role}.",
      "Let me introduce myself to {company} as an applicant for your {role} opening.",
      "Thank you for reading my application for the position of {role}.",
      "Thank you for reading my application for the advertised position.",
    ],
    confident: [
      "You are looking for a {role} at {company}; here is what I bring.",
      "{Company} needs a {role}, and my work so far speaks to that need.",
      "The {role} position at {company} asks for work that I can show evidence of.",
      "I am putting myself forward as {role} for {company}, with examples you can check.",
      "For the {role} opening at {company}, let my work speak first.",
      "You are looking for a {role}; here is what I bring.",
      "You have advertised a position; here is what I bring to it.",
    ],
  },
  unsolicited: {
    plain: [
      "I am writing to ask whether {company} has, or will soon have, an opening as {role}.",
      "This is an unsolicited application to {company}; my {resume} is enclosed.",
      "I am writing on my own initiative to offer you my work; my {resume} is enclosed.",
    ],
    warm: [
      "You have not advertised a post, and I am writing to {company} all the same, in the hope that you may need somebody with my background.",
      "Allow me to introduce myself to {company} although no position is advertised at the moment.",
      "Allow me to introduce myself although you have not advertised a position.",
    ],
    confident: [
      "I am approaching {company} directly, because my work may be of use to you before a post is ever advertised.",
      "No opening is needed to start a conversation: here is what I could bring to {company}.",
      "I am approaching you directly; here is what I could bring.",
    ],
  },
  internal: {
    plain: [
      "I am applying internally for the position of {role} at {company}.",
      "I would like to be considered for the {role} position that has been announced internally.",
      "I am applying for the position that has been announced internally.",
    ],
    warm: [
      "I was glad to read that the position of {role} is open to colleagues, and I would like to apply for it.",
      "As a colleague, I would be glad to be considered for the position of {role}.",
      "As a colleague, I would be glad to be considered for the position that has been announced.",
    ],
    confident: [
      "I am putting myself forward for the internal position of {role}, with work you can check in house.",
      "The internal {role} opening asks for work that I can show evidence of.",
      "I am putting myself forward for the internal position, with work you can check in house.",
    ],
  },
  "follow-up": {
    plain: [
      "I recently applied to {company} for the position of {role} and would like to ask how my application stands.",
      "I am writing about my application as {role} and would be grateful for word on where things stand.",
      "I am writing about my application and would be grateful for word on where things stand.",
    ],
    warm: [
      "I know that choosing among applications takes time; may I ask kindly how mine for the position of {role} is coming along?",
      "I hope this finds you well; may I ask how my application for the position of {role} is coming along?",
      "I hope this finds you well; may I ask how my application is coming along?",
    ],
    confident: [
      "I remain firmly interested in the position of {role} at {company} and would like to know the next step.",
      "My application as {role} is with you, and my interest is unchanged; what is the next step?",
      "My application is with you, and my interest is unchanged; what is the next step?",
    ],
  },
  "thank-you": {
    plain: [
      "Thank you for the conversation about the position of {role} at {company}.",
      "Thank you for taking the time to talk with me about the position of {role}.",
      "Thank you for taking the time to talk with me.",
    ],
    warm: [
      "Thank you very much for the kind welcome and for the conversation about the position of {role}.",
      "It was a pleasure to meet you and to talk about the position of {role} at {company}.",
      "It was a pleasure to meet you and to talk with you.",
    ],
    confident: [
      "Thank you for our conversation; it confirmed my interest in the position of {role} at {company}.",
      "Our conversation about the position of {role} has made my decision clear: I would like to do this work.",
      "Thank you for our conversation; it has made clear to me that I would like to do this work.",
    ],
  },
  accept: {
    plain: [
      "I accept your offer of the position of {role} at {company}.",
      "Thank you for your offer, which I accept.",
    ],
    warm: [
      "I am delighted to accept your offer of the position of {role} at {company}.",
      "It is with great pleasure that I accept your offer.",
    ],
    confident: [
      "My answer is yes: I accept the position of {role} at {company}.",
      "My answer to your offer is yes.",
    ],
  },
  decline: {
    plain: [
      "Thank you for offering me the position of {role} at {company}. After careful thought I have decided not to accept it.",
      "Thank you for your offer. After careful thought I have decided not to accept it.",
    ],
    warm: [
      "Thank you very much for offering me the position of {role} and for the trust this shows. It was not an easy decision, but I will not be accepting it.",
      "Thank you very much for your offer and for the trust it shows. It was not an easy decision, but I will not be accepting it.",
    ],
    confident: [
      "I have weighed your offer of the position of {role} carefully, and my decision is not to accept it.",
      "I have weighed your offer carefully, and my decision is not to accept it.",
    ],
  },
  withdraw: {
    plain: [
      "I would like to withdraw my application for the position of {role} at {company}.",
      "I would like to withdraw my application.",
    ],
    warm: [
      "Thank you for considering me for the position of {role}; after some thought, I would like to withdraw my application.",
      "Thank you for considering me; after some thought, I would like to withdraw my application.",
    ],
    confident: [
      "Please remove my application for the position of {role} at {company} from your selection process; I am withdrawing it.",
      "Please remove my application from your selection process; I am withdrawing it.",
    ],
  },
  resign: {
    plain: [
      "I am writing to give notice that I am ending my employment, in keeping with the notice period of my contract.",
      "Please accept this letter as formal notice that I am resigning from my position.",
    ],
    warm: [
      "It is not without regret that I give notice of my resignation from my position, in keeping with my contract.",
      "After careful thought I have decided to leave, and I am giving notice of my resignation with this letter.",
    ],
    confident: [
      "With this letter I resign from my position, in keeping with the notice period of my contract.",
      "I have decided to take a new step and hereby give notice of my resignation.",
    ],
  },
};
