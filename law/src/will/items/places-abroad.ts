const displayed = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

// Home, and what the same list calls unions and placeholders.
const notAbroad = new Set(['GB', 'UK', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const countries = codes.filter((code) => !notAbroad.has(code)).flatMap((code) => displayed.of(code) ?? []);

const otherNames = `
  America, USA, US, United States of America, Turkey, Czech Republic, Holland, Republic of Ireland, Eire, Burma,
  Ivory Coast, Northern Cyprus, UAE, Hong Kong, Macau, Bosnia, Trinidad, Tobago, Antigua, Grenadines, St Kitts,
  Channel Islands, Alderney, Sark, Europe`;

/** Regions, islands, cities and resorts where people who live here own homes. */
const regions = `
  Spain: Andalucia, Andalusia, Catalonia, Murcia, Galicia, Asturias, Cantabria, Basque Country, Valencia, Extremadura,
    Costa del Sol, Costa Blanca, Costa Brava, Costa Calida, Costa de la Luz, Costa Dorada, Costa Almeria, Costa Tropical,
    Balearics, Balearic Islands, Majorca, Mallorca, Menorca, Minorca, Ibiza, Formentera, Canaries, Canary Islands,
    Tenerife, Lanzarote, Gran Canaria, Fuerteventura, La Palma, La Gomera, Madrid, Barcelona, Seville, Granada, Cordoba,
    Malaga, Marbella, Estepona, Fuengirola, Torremolinos, Benalmadena, Mijas, Nerja, Ronda, Sotogrande, Puerto Banus,
    Alicante, Benidorm, Javea, Moraira, Calpe, Altea, Denia, Torrevieja, Orihuela, Guardamar, Cartagena, Almeria, Mojacar,
    Cadiz, Conil, Jerez, Palma, Pollensa, Puerto Pollensa, Soller, Alcudia, Los Cristianos, Playa de las Americas,
    Puerto de la Cruz, Puerto del Carmen, Playa Blanca, Corralejo, Maspalomas, Las Palmas, Sitges, Girona, Bilbao,
    San Sebastian, Santander
  Portugal: Algarve, Alentejo, Madeira, Azores, Silver Coast, Lisbon, Porto, Oporto, Faro, Lagos, Albufeira, Vilamoura,
    Quinta do Lago, Vale do Lobo, Tavira, Portimao, Carvoeiro, Alvor, Loule, Cascais, Estoril, Sintra, Funchal, Nazare
  France: Brittany, Normandy, Dordogne, Provence, Perigord, Gascony, Aquitaine, Burgundy, Loire, Loire Valley, Charente,
    Charente-Maritime, Vendee, Limousin, Languedoc, Lot, Ardeche, Auvergne, Savoie, Haute-Savoie, French Alps, Corsica,
    Cote d'Azur, Riviera, French Riviera, South of France, Ile de Re, Poitou, Deux-Sevres, Pas-de-Calais, Picardy, Alsace,
    Champagne, Pyrenees, Alps, Paris, Bordeaux, Bergerac, Sarlat, Limoges, Poitiers, La Rochelle, Nantes, Rennes, Dinan,
    Dinard, St Malo, Saint-Malo, Quimper, Caen, Rouen, Honfleur, Calais, Boulogne, Le Touquet, Lille, Lyon, Toulouse,
    Carcassonne, Perpignan, Montpellier, Nimes, Avignon, Aix-en-Provence, Marseille, Cannes, Antibes, Menton, St Tropez,
    Saint-Tropez, Nice, Grasse, Chamonix, Morzine, Meribel, Courchevel, Val d'Isere, Les Gets, Annecy, Eymet, Dijon, Strasbourg
  Italy: Tuscany, Umbria, Puglia, Apulia, Le Marche, Liguria, Piedmont, Lombardy, Veneto, Abruzzo, Calabria, Sicily,
    Sardinia, Lake Como, Lake Garda, Lake Maggiore, Amalfi, Amalfi Coast, Sorrento, Rome, Florence, Siena, Lucca, Pisa,
    Perugia, Venice, Verona, Milan, Turin, Genoa, Bologna, Naples, Palermo, Taormina, Cortona, Ostuni, Cinque Terre
  Greece: Crete, Corfu, Rhodes, Kos, Zante, Zakynthos, Kefalonia, Cephalonia, Lefkada, Paxos, Skiathos, Skopelos, Samos,
    Lesbos, Mykonos, Santorini, Naxos, Paros, Athens, Thessaloniki, Chania, Rethymno, Heraklion, Agios Nikolaos,
    Peloponnese, Halkidiki, Kalamata
  Cyprus: Paphos, Pafos, Limassol, Larnaca, Nicosia, Kyrenia, Famagusta, Ayia Napa, Protaras, Peyia, Polis, Coral Bay,
    Pissouri
  Turkey: Bodrum, Fethiye, Dalaman, Dalyan, Kalkan, Kas, Marmaris, Hisaronu, Olu Deniz, Altinkum, Didim, Kusadasi,
    Antalya, Alanya, Side, Istanbul, Izmir
  Malta: Gozo, Valletta, Sliema
  Ireland: Dublin, Cork, Galway, Limerick, Waterford, Kerry, County Kerry, County Cork, County Mayo, County Galway,
    County Donegal, Donegal, County Clare, County Wexford, Wexford, Killarney, Sligo, Connemara, Mayo, Tipperary, Kilkenny
  Bulgaria: Bansko, Sunny Beach, Varna, Burgas, Sofia, Nessebar, Veliko Tarnovo
  Croatia and beside: Istria, Dalmatia, Split, Dubrovnik, Zagreb, Hvar, Zadar, Pula, Kotor, Ljubljana, Belgrade, Sarajevo,
    Tirana, Budapest, Bucharest, Prague, Krakow, Warsaw, Riga, Vilnius, Tallinn
  Alps and north: Zermatt, Verbier, Geneva, Zurich, Basel, Lausanne, Tyrol, Salzburg, Vienna, Innsbruck, Kitzbuhel,
    Berlin, Munich, Hamburg, Frankfurt, Cologne, Bavaria, Amsterdam, Rotterdam, The Hague, Brussels, Bruges, Antwerp,
    Ghent, Ardennes, Copenhagen, Stockholm, Gothenburg, Oslo, Bergen, Helsinki, Reykjavik, Moscow, Kyiv, Kiev
  North America: Florida, Orlando, Kissimmee, Davenport, Miami, Tampa, Sarasota, Fort Lauderdale, Fort Myers, Disney World,
    Cape Coral, Key West, California, Los Angeles, San Francisco, San Diego, Las Vegas, Nevada, Arizona, Phoenix, Texas,
    Houston, Dallas, New York, New York City, Manhattan, Brooklyn, Long Island, Chicago, Illinois, Massachusetts,
    Cape Cod, Maine, Vermont, New Jersey, New England, Washington DC, Seattle, Colorado, Hawaii, Honolulu, Georgia USA,
    South Carolina, North Carolina, Virginia, Tennessee, Nashville, New Orleans, Toronto, Ontario, Vancouver, Whistler,
    British Columbia, Quebec, Montreal, Ottawa, Calgary, Alberta, Nova Scotia, Newfoundland, Cancun, Mexico City, Tulum
  Caribbean and south: Caribbean, West Indies, Nassau, Bridgetown, Kingston Jamaica, Montego Bay, Negril, Ocho Rios,
    Port of Spain, Puerto Plata, Punta Cana, Santo Domingo, Havana, Rio de Janeiro, Sao Paulo, Natal Brazil, Fortaleza,
    Buenos Aires, Montevideo, Lima, Bogota, Santiago
  Africa: Cape Town, Johannesburg, Durban, Pretoria, Western Cape, Garden Route, KwaZulu-Natal, Nairobi, Mombasa,
    Marrakech, Marrakesh, Agadir, Tangier, Casablanca, Essaouira, Fez, Cairo, Sharm el Sheikh, Hurghada, Luxor, Sousse,
    Hammamet, Tunis, Accra, Abuja, Lagos Nigeria, Harare, Lusaka, Kampala, Dar es Salaam, Zanzibar, Freetown, Banjul,
    Addis Ababa, Sal, Boa Vista
  Asia: Dubai, Abu Dhabi, Doha, Muscat, Riyadh, Jeddah, Tel Aviv, Jerusalem, Beirut, Amman, Tehran, Baghdad, Kabul,
    Goa, Mumbai, Bombay, Delhi, New Delhi, Kolkata, Calcutta, Chennai, Bangalore, Hyderabad, Kerala, Punjab, Gujarat,
    Ludhiana, Jalandhar, Amritsar, Lahore, Karachi, Islamabad, Rawalpindi, Mirpur, Kashmir, Azad Kashmir, Dhaka, Sylhet,
    Colombo, Kandy, Kathmandu, Bangkok, Phuket, Pattaya, Hua Hin, Chiang Mai, Koh Samui, Bali, Jakarta, Kuala Lumpur,
    Penang, Manila, Cebu, Hanoi, Ho Chi Minh City, Saigon, Phnom Penh, Beijing, Shanghai, Kowloon, Taipei, Tokyo, Osaka,
    Kyoto, Seoul
  Australia and New Zealand: Sydney, Melbourne, Brisbane, Perth, Adelaide, Hobart, Canberra, Cairns, Gold Coast,
    Sunshine Coast, Queensland, New South Wales, Victoria Australia, Tasmania, Western Australia, South Australia,
    Auckland, Wellington New Zealand, Christchurch New Zealand, North Island, South Island, Queenstown`;

/** Letters, digits and single spaces, without accents: what two spellings of a place have in common. */
export const foldedPlace = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

const listed = (text: string) => text.split(/,|\n\s*[A-Z][\w ]*:/).map(foldedPlace);

/** Places outside the United Kingdom, by their folded names. */
export const placesAbroad: ReadonlySet<string> = new Set(
  [...countries.map(foldedPlace), ...listed(otherNames), ...listed(regions)].filter(Boolean),
);

/** The most words that the name of one has. */
export const maxPlaceParts = Math.max(...[...placesAbroad].map((name) => name.split(' ').length));

/** Places that everyday words are called like, unless they have a capital letter. */
export const everydayNouns: ReadonlySet<string> = new Set(
  'chad china side lot sal polis nice cork split fez us natal porto mayo lima champagne'.split(' '),
);
