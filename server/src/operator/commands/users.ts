import { type Command, wronglyAsked } from "../command.ts";
import { eraseUser } from "./erase-user.ts";

/** `users …`: what an operator does with people's accounts. */
export const usersCommand: Command = {
  name: "users",
  async run(call) {
    const [what, ...rest] = call.args;
    return what === "erase" ? eraseUser(call, rest) : wronglyAsked;
  },
};
