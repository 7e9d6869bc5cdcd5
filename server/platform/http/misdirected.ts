import { Refusal } from './refusal.ts';

/** A request for another host than the one of PUBLIC_URL. */
export class Misdirected extends Refusal {
  readonly publicUrl: string;

  constructor(publicUrl: string) {
    super('misdirected', `This server only answers at ${publicUrl}.`);
    this.publicUrl = publicUrl;
  }
}
