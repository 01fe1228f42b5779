// Loaded first by the server whose pages are pictured: its clock stands still, as that of the browser does.
import { ServerResponse } from 'node:http';

const now = Number(process.env.PICTURES_NOW);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [now] : values));
  }

  static now() {
    return now;
  }
};

// Node dates responses by a clock of its own, and the store takes the time of the server from there.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...values) {
  this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, values);
};
