// Loaded first by the server whose pages are pictured: its clock stands still, as that of the browser does.
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
