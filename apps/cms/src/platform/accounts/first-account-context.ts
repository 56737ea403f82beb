/** Marks the creation of the first account by the setup link or the environment. */
export const firstAccount = { firstAccount: true }
