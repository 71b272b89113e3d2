import * as negotiation from "@waymark/contract/interviews-negotiation";
import * as notes from "@waymark/contract/interviews-notes";
import * as preparation from "@waymark/contract/interviews-preparation";
import type { Mount } from "../../../http/mount.ts";
import { asPrivateFile } from "../../../http/private-file.ts";
import { readNegotiation, saveNegotiation } from "../negotiation/negotiate.ts";
import { debriefInterview, thankForInterview } from "./debrief.ts";
import { readInterviewNotes, saveInterviewNotes } from "./interview-notes.ts";
import { preparationFile } from "./preparation-file.ts";
import { prepareInterview } from "./prepare-interview.ts";

export function preparationRoutes(mount: Mount): void {
  mount(preparation.readPreparation, async ({ deps, actor, params, query }) => ({
    preparation: await prepareInterview(deps, actor, params.id, query.language),
  }));

  mount(preparation.preparationFile, async ({ deps, actor, params, query, reply }) => {
    const { bytes, ...file } = await preparationFile(deps, actor, params.id, query);
    asPrivateFile(reply, file);
    return reply.send(bytes);
  });

  mount(notes.readInterviewNotes, async ({ deps, actor, params }) => ({
    notes: await readInterviewNotes(deps, actor, params.id),
  }));

  mount(notes.saveInterviewNotes, async ({ deps, actor, params, body }) => ({
    notes: await saveInterviewNotes(deps, actor, params.id, body),
  }));

  mount(notes.debriefInterview, ({ deps, actor, params, body }) =>
    debriefInterview(deps, actor, params.id, body.language),
  );

  mount(notes.thankForInterview, ({ deps, actor, params, body }) =>
    thankForInterview(deps, actor, params.id, body),
  );

  mount(negotiation.readNegotiation, async ({ deps, actor, params, query }) => ({
    negotiation: await readNegotiation(deps, actor, params.id, query.language),
  }));

  mount(negotiation.saveNegotiation, async ({ deps, actor, params, query, body }) => ({
    negotiation: await saveNegotiation(deps, actor, params.id, body, query.language),
  }));
}
