/** Who sends an enquiry, for tests. */
export const exampleSender = {
  full_name: 'Ada Lovelace',
  phone: '4930123456',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'Germany',
  language: 'de',
  action_location: '/de/turnkey',
}

/** A basket line whose name is not that of the product. */
export const exampleSaw = {
  id: 'nv-450-double-mitre-saw',
  name: 'SEE http://evil.example',
  model: 'x',
  slug: 'nv-450-double-mitre-saw',
  image: null,
  cnt: 2,
}

/** An order of it, but for its files. */
export const exampleOrder = { ...exampleSender, message: 'A saw', cart: [exampleSaw] }
