/** The firm this site speaks for. */
export const brand = {
  name: 'Plainwill',
  phone: '01632 960 123',
  email: 'help@plainwill.example',
  copyrightYear: 2024,
};
