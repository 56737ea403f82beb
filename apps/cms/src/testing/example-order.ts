/** What every enquiry of these tests says about its sender. */
const sender = {
  full_name: 'Ada Lovelace',
  phone: '4930123456',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'Germany',
  language: 'de',
  action_location: '/de/turnkey',
}

/** A basket line whose name is not that of the product. */
const saw = {
  id: 'nv-450-double-mitre-saw',
  name: 'SEE http://evil.example',
  model: 'x',
  slug: 'nv-450-double-mitre-saw',
  image: null,
  cnt: 2,
}

/** An order with markup in its message, for tests. */
export const exampleOrder = { ...sender, message: 'A saw, please.\n<b>Now</b>', cart: [saw] }
