import type { FounderTicket, Ticket, TicketSheet } from '@chalkline/contract/tickets';
import { founderEmail, type TestApp, type TestPerson } from './test-app.ts';

const draft = {
  title: 'The checkout charges twice',
  description: 'Pressing Pay twice books two payments.',
  type: 'Build',
  videoUrl: 'https://www.loom.com/share/abc',
  replitJoinLink: 'replit.com/join/abc123',
};

let made = 0;

/** A member's board and the consultant's, through the calls that the pages make. */
export function ticketBoard(testApp: TestApp) {
  const list = async (person: TestPerson) =>
    (await person.client.get('/api/consulting/tickets')).json<Ticket[]>();

  const create = (person: TestPerson, facts: Readonly<Record<string, unknown>> = {}) => {
    made += 1;
    const title = `${draft.title} (${made})`;
    return person.client.write('POST', '/api/consulting/tickets', { ...draft, title, ...facts });
  };

  const created = async (person: TestPerson, facts = {}): Promise<Ticket> =>
    (await create(person, facts)).json<Ticket>();

  const move = (person: TestPerson, id: string, status: string) =>
    person.client.write('PATCH', `/api/consulting/tickets/${id}/status`, { status });

  const prioritised = async (person: TestPerson, facts = {}): Promise<Ticket> => {
    const { id } = await created(person, facts);
    return (await move(person, id, 'Priority')).json<Ticket>();
  };

  const work = (consultant: TestPerson, id: string, verb: string, body?: object) =>
    consultant.client.write('POST', `/api/founder/tickets/${id}/${verb}`, body);

  return {
    list,
    create,
    created,
    move,
    prioritised,
    work,
    remove: (person: TestPerson, id: string) =>
      person.client.write('DELETE', `/api/consulting/tickets/${id}`),
    say: (person: TestPerson, id: string, markdown: string) =>
      person.client.write('POST', `/api/consulting/tickets/${id}/messages`, { markdown }),
    sheet: async (person: TestPerson, id: string) =>
      (await person.client.get(`/api/consulting/tickets/${id}`)).json<TicketSheet>(),
    all: async (consultant: TestPerson, query = '') =>
      (await consultant.client.get(`/api/founder/tickets${query}`)).json<FounderTicket[]>(),
    member: () => testApp.person('Consulting', { firstName: 'Mei-Lin' }),
    consultant: () => testApp.person('Free', { email: founderEmail, firstName: 'Robin' }),
  };
}
