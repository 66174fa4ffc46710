const day = {
  light: '#178a82',
  middle: '#0c5f5c',
  deep: '#083b3c',
  leaf: '#1b8070',
  pale: '#dcebe8',
  gold: '#f2c14e',
};

export type Water = Readonly<typeof day>;

const night: Water = {
  light: '#0f5c58',
  middle: '#0a3b3a',
  deep: '#061f20',
  leaf: '#125045',
  pale: '#b9cfca',
  gold: '#dba93c',
};

export const waterOf = { light: day, dark: night };
