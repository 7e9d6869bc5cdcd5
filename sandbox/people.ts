type DemoPlan = 'Free' | 'Monthly' | 'Annual' | 'Lifetime' | 'Consulting';

/** A demo person. `subject` never changes, because it ties the person to their history. */
export interface DemoPerson {
  readonly label: string;
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly plan: DemoPlan;
  readonly isFounder: boolean;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    label: 'Free learner',
    subject: 'demo-free',
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@chalkline.example',
    plan: 'Free',
    isFounder: false,
  },
  {
    label: 'Monthly member',
    subject: 'demo-monthly',
    firstName: 'Tomás',
    lastName: 'Oliveira',
    email: 'tomas.oliveira@chalkline.example',
    plan: 'Monthly',
    isFounder: false,
  },
  {
    label: 'Annual member',
    subject: 'demo-annual',
    firstName: 'Hannah',
    lastName: 'Lindqvist',
    email: 'hannah.lindqvist@chalkline.example',
    plan: 'Annual',
    isFounder: false,
  },
  {
    label: 'Lifetime member',
    subject: 'demo-lifetime',
    firstName: 'Kwame',
    lastName: 'Boateng',
    email: 'kwame.boateng@chalkline.example',
    plan: 'Lifetime',
    isFounder: false,
  },
  {
    label: 'Consulting member',
    subject: 'demo-consulting',
    firstName: 'Mei-Lin',
    lastName: 'Zhou',
    email: 'mei-lin.zhou@chalkline.example',
    plan: 'Consulting',
    isFounder: false,
  },
  {
    label: 'Founder',
    subject: 'demo-founder',
    firstName: 'Robin',
    lastName: 'Ashdown',
    email: 'robin.ashdown@chalkline.example',
    plan: 'Free',
    isFounder: true,
  },
];
