// Imported first, for its effect alone: its syntax must also run on a Node that is too old.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
if (!fits) {
  console.error(
    `Waymark needs Node 20.19 or newer (of the 22 series 22.12); this is ${process.versions.node}. ` +
      "Get a newer one at https://nodejs.org, version 24 is a good choice.",
  );
  process.exit(1);
}
