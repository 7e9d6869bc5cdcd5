/** Names to combine, so that many people have different ones. */
export const firstNames: readonly string[] = [
  ...['Aaliyah', 'Amara', 'Anders', 'Beatriz', 'Björn', 'Camila', 'Chidi', 'Daniel', 'Elena', 'Emeka'],
  ...['Fatima', 'Francesca', 'Gabriel', 'Grace', 'Hannah', 'Hiroshi', 'Ingrid', 'Isabel', 'Jamal', 'Jonas'],
  ...['Katarzyna', 'Kofi', 'Leila', 'Liam', 'Lucía', 'Mateo', 'Mei', 'Mohammed', 'Nadia', 'Noah'],
  ...['Olga', 'Oliver', 'Pavel', 'Rania', 'Ricardo', 'Sofia', 'Tariq', 'Valentina', 'William', 'Yuki'],
];

export const lastNames: readonly string[] = [
  ...['Abbott', 'Adeyemi', 'Almeida', 'Andersson', 'Bauer', 'Bianchi', 'Campbell', 'Chen', 'Cruz', 'Dubois'],
  ...['Eriksen', 'Flores', 'Fischer', 'García', 'Gupta', 'Haddad', 'Hughes', 'Ivanova', 'Jensen', 'Johnson'],
  ...['Kimura', 'Kowalski', 'Larsen', 'Mensah', 'Moreau', 'Murphy', 'Nakamura', 'Nguyen', 'Nowak', 'Obi'],
  ...['Okafor', 'Oliveira', 'Park', 'Patel', 'Petrov', 'Popescu', 'Quinn', 'Rossi', 'Santos', 'Schneider'],
  ...['Sharma', 'Silva', 'Singh', 'Smith', 'Suzuki', 'Svensson', 'Tanaka', 'Taylor', 'Tran', 'Van Dijk'],
  ...['Vargas', 'Wagner', 'Walker', 'Wang', 'Weber', 'Williams', 'Wójcik', 'Yamamoto', 'Yilmaz', 'Zhang'],
];
