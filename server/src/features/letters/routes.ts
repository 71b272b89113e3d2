import * as contract from "@waymark/contract/letters";
import * as printContract from "@waymark/contract/letters-print";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { checkLetter, suggestWordings } from "./check-letter.ts";
import { createLetter } from "./create-letter.ts";
import { downloadLetter, openLink, previewLetter } from "./letter-files.ts";
import {
  copyLetter,
  deleteLetter,
  getLetter,
  listLetters,
  listLetterTrash,
  recoverLetter,
  saveLetter,
  writeLetterAgain,
} from "./letters.ts";
import { markLetterSent } from "./mark-letter-sent.ts";
import { uploadLetter } from "./upload-letter.ts";

export function letterRoutes(mount: Mount): void {
  mount(contract.listLetters, ({ deps, actor }) => listLetters(deps, actor));

  mount(contract.listLetterTrash, ({ deps, actor }) => listLetterTrash(deps, actor));

  mount(contract.getLetter, async ({ deps, actor, params }) => ({
    letter: await getLetter(deps, actor, params.id),
  }));

  mount(contract.createLetter, async ({ deps, actor, body }) => ({
    letter: await createLetter(deps, actor, body),
  }));

  mount(contract.uploadLetter, async ({ deps, actor, files }) => ({
    letter: await uploadLetter(deps, actor, files[0]),
  }));

  mount(contract.saveLetter, async ({ deps, actor, params, body }) => ({
    letter: await saveLetter(deps, actor, params.id, body),
  }));

  mount(contract.copyLetter, async ({ deps, actor, params }) => ({
    letter: await copyLetter(deps, actor, params.id),
  }));

  mount(contract.deleteLetter, async ({ deps, actor, params }) => {
    await deleteLetter(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(contract.recoverLetter, async ({ deps, actor, params }) => ({
    letter: await recoverLetter(deps, actor, params.id),
  }));

  mount(contract.writeLetterAgain, ({ deps, actor, params, body }) =>
    writeLetterAgain(deps, actor, params.id, body.wish),
  );

  mount(contract.checkLetter, ({ deps, actor, params, body }) =>
    checkLetter(deps, actor, params.id, body.content),
  );

  mount(contract.suggestWordings, ({ deps, actor, params, body }) =>
    suggestWordings(deps, actor, params.id, body),
  );

  letterFileRoutes(mount);
}

function letterFileRoutes(mount: Mount): void {
  mount(
    printContract.previewLetter,
    async ({ deps, actor, body }) => new ReadyAnswer(await previewLetter(deps, actor, body), "gzip"),
  );

  mount(printContract.downloadLetter, ({ deps, actor, params, body }) =>
    downloadLetter(deps, actor, params.id, body),
  );

  mount(printContract.linkedLetterFile, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openLink(deps, params.token);
    asPrivateFile(reply, file);
    return reply.send(bytes);
  });

  mount(printContract.markLetterSent, async ({ deps, actor, params }) => ({
    letter: await markLetterSent(deps, actor, params.id),
  }));
}
