import type { LetterPhrases } from "./letter-phrases.ts";

export const englishCloses: Pick<LetterPhrases, "courtesy" | "further" | "closes"> = {
  courtesy: {
    plain: [
      "If you would like references or certificates, I will send them.",
      "Please tell me if you need further documents.",
      "I am happy to answer questions by telephone or in writing.",
      "The enclosed {resume} gives the details behind these examples.",
      "I would be glad to see the place of work and meet the team.",
      "I will gladly fit in with your timetable for an interview.",
    ],
    warm: [
      "I would enjoy telling you more about these examples in person.",
      "If anything is unclear, please simply ask; I am glad to explain.",
      "I would also like to hear from you what the team needs most.",
      "It would help me to learn what a usual day in this position looks like.",
      "Thank you in advance for the time you give to my application.",
      "Do let me know if there is anything else you would like to see.",
      "I would be happy to come and see the place of work beforehand.",
      "I look forward to learning more about the people I would work with.",
    ],
    confident: [
      "Each of these examples can be checked, and I am ready to go through them with you.",
      "Ask me about any line above; I will give you the details.",
      "I suggest that we talk about what you want to achieve in the first months.",
      "I would like to show you in a conversation how I would approach this work.",
      "I would gladly come for a trial day, if that helps your decision.",
      "You decide what matters most; I will come prepared for it.",
      "References can be named on request.",
      "I am ready to discuss the figures behind this letter.",
    ],
  },
  further: {
    "follow-up": [
      "If any documents are missing, please tell me, and I will send them at once.",
      "My contact details have not changed.",
      "I would also be glad of a short word if the decision takes longer.",
      "Should the post be filled already, a brief note would help me to plan.",
      "I understand that a selection process has its own pace.",
      "A call is as welcome as a message.",
    ],
    "thank-you": [
      "The conversation gave me a clearer picture of the work and of the people.",
      "Thank you also for answering my questions.",
      "If you need further documents or references, I will send them gladly.",
      "Please pass on my thanks to everybody who took part.",
      "Should a question have been left open, I am happy to answer it.",
    ],
    accept: [
      "Please send me the contract and tell me which documents you need from me.",
      "Thank you for the trust you place in me and for the open conversations.",
      "If there is anything to prepare or to read before the first day, I would be glad to have it.",
      "Please let me know whom I should ask for when I arrive.",
      "I confirm the terms as we discussed them; the contract will hold the details.",
      "Should a form or a check still be needed, I will see to it quickly.",
      "I would also be glad to meet the team beforehand, if that is possible.",
      "For questions I can be reached at the contact details above.",
    ],
    decline: [
      "The conversations with you were friendly and informative, and I valued the time you gave me.",
      "My decision says nothing against the position or your organisation.",
      "I hope you will soon find somebody who fits the post well.",
      "Please pass on my thanks to everybody involved.",
      "I would be glad if we stayed in touch.",
      "Please delete my details from your records, unless the law asks you to keep them.",
      "I am telling you at once so that you can plan without delay.",
    ],
    withdraw: [
      "Thank you for the time that you and your colleagues have given to my application.",
      "My decision says nothing against the position or your organisation.",
      "Please delete my details, unless the law asks you to keep them.",
      "I hope you will soon find somebody who fits the post well.",
      "I am telling you now so that nobody spends further time on it.",
      "Please pass on my thanks to everybody involved.",
      "I would be glad if our paths crossed again.",
    ],
    resign: [
      "Please confirm to me in writing that you have received this letter, and the day on which my employment ends.",
      "I will hand over my work in good order and note down what a successor needs to know.",
      "Please let me know how my remaining leave should be settled.",
      "I would be grateful for a written reference.",
      "Thank you for the time together and for what I was able to learn.",
      "I will return keys, devices and documents on my last day, or earlier if you wish.",
      "Please tell me to whom I should hand over current tasks.",
      "I wish you and my colleagues all the best.",
    ],
  },
  closes: {
    posting: {
      plain: [
        "I would welcome the chance to talk with you.",
        "I am available for an interview at your convenience.",
        "I look forward to your reply.",
        "An interview would let us settle the rest; I look forward to your invitation.",
      ],
      warm: [
        "I would be very glad to meet you and to hear more about the position.",
        "It would be lovely to talk with you in person; thank you for your time.",
        "I am looking forward to getting to know you.",
        "Thank you for reading this far; I would be happy to meet you.",
      ],
      confident: [
        "Invite me, and I will show you how this fits together.",
        "Let us talk; I look forward to your invitation.",
        "I look forward to convincing you in person.",
        "When may I introduce myself to you in person?",
      ],
    },
    unsolicited: {
      plain: ["If you see a use for this, I would be glad to talk.", "I look forward to your reply."],
      warm: [
        "I would be very glad to meet you, even if only for a first talk.",
        "Thank you for your time; I would be happy to hear from you.",
      ],
      confident: [
        "Let us talk about where this could be useful to you.",
        "I suggest a short first call and look forward to your answer.",
      ],
    },
    internal: {
      plain: ["I am available for a conversation at any time.", "I look forward to hearing how you see it."],
      warm: ["I would be very glad to talk this over with you.", "Thank you for considering a colleague."],
      confident: ["Let us talk about what I could take on.", "I look forward to convincing you in person."],
    },
    "follow-up": {
      plain: ["Thank you for your reply.", "I look forward to hearing from you."],
      warm: ["Thank you very much for looking into it.", "I would be very glad to hear from you."],
      confident: ["I look forward to the next step.", "Let us talk; I can make time at short notice."],
    },
    "thank-you": {
      plain: ["I look forward to your decision.", "I look forward to hearing from you."],
      warm: ["It would be a joy to work with you.", "I would be very glad to see you again soon."],
      confident: ["I am ready for the next step.", "I look forward to starting with you."],
    },
    accept: {
      plain: ["I look forward to working with you.", "I look forward to the first day."],
      warm: [
        "I am very much looking forward to our work together.",
        "I can hardly wait to get to know everybody.",
      ],
      confident: ["I look forward to getting to work.", "I am ready to begin."],
    },
    decline: {
      plain: ["I wish you every success.", "Thank you for your understanding."],
      warm: [
        "Thank you once more for everything, and all the best.",
        "I wish you and your team all the very best.",
      ],
      confident: ["Thank you for treating my application fairly.", "I wish you success with your search."],
    },
    withdraw: {
      plain: ["Thank you for your understanding.", "I wish you every success."],
      warm: ["Thank you once more, and all the best to you.", "I wish you and your team all the very best."],
      confident: ["Thank you for treating my application fairly.", "I wish you success with your search."],
    },
    resign: {
      plain: ["Thank you for your confirmation.", "Thank you in advance for your confirmation."],
      warm: [
        "Thank you for everything, and all the best for the time to come.",
        "I will think back on our time together with thanks.",
      ],
      confident: ["I look forward to your confirmation.", "I will see to an orderly handover."],
    },
  },
};
